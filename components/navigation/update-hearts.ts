import { buildLocalePath } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { forgetAccount, listSavedSlugs, saveItem } from "#lib/wish-list/browser/saved-items.ts"
import { buildWishListPath, wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import { navigateTo } from "./navigate.ts"

/** Shows on all hearts of the page whether their products are saved. */
export async function updateHearts(): Promise<void> {
  // The page itself changes the account's lists, without these hearts.
  const isListPage = isWishListOpen()
  if (isListPage) forgetAccount()
  const slugs = await listSavedSlugs().catch(() => null)
  if (isListPage) forgetAccount()
  if (slugs === null) return
  for (const heart of document.querySelectorAll<HTMLElement>("[data-save]")) {
    press(heart, slugs.has(heart.dataset.save ?? ""))
  }
  observeTiles()
}

function isWishListOpen(): boolean {
  return location.pathname === buildPath(wishListPath)
}

let observer: MutationObserver | undefined

/** Updates the hearts again when a refresh of the page has replaced tiles (see `StaticMarkup`). */
function observeTiles(): void {
  if (observer) return
  observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const hasHeart = (node: Node) => node instanceof Element && node.querySelector("[data-save]")
    if (added.some(hasHeart) && !isWishListOpen()) void updateHearts()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/**
 * Saves the product of a heart, or removes it. On its own page with the chosen options. A product
 * that cannot be saved leads to the page of all of them, which explains why.
 */
export async function toggleHeart(heart: HTMLElement): Promise<void> {
  const { save: product = "" } = heart.dataset
  const isSaved = heart.ariaPressed !== "true"
  const hearts = [...document.querySelectorAll<HTMLElement>("[data-save]")].filter(
    ({ dataset }) => dataset.save === product,
  )
  for (const each of hearts) press(each, isSaved)
  const sku = heart.closest("li") ? null : getChosenSku()
  const notice = await saveItem({ product, sku }, isSaved).catch(() => "failed" as const)
  if (notice === null) return
  for (const each of hearts) press(each, !isSaved)
  navigateTo(buildPath(buildWishListPath(null, notice)), "push")
}

function press(heart: HTMLElement, isSaved: boolean): void {
  heart.ariaPressed = String(isSaved)
}

/** Returns the SKU of the options that are chosen on a product page; null if not all are. */
function getChosenSku(): number | null {
  const field = document.querySelector<HTMLInputElement>("main form input[name=sku]")
  return Number(field?.value) || null
}

function buildPath(path: string): string {
  return buildLocalePath(getPathLocale(location.pathname), path)
}
