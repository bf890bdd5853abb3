import type { Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"
import { findPaginatedCategory } from "./find-products.ts"
import { expect, getHeading, test } from "./shop-test.ts"

const maxTabs = 60

/** Returns a message if the focused element is off screen or has no visible focus, else null. */
function findFocusIssue(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    // The browser shows which of its own controls has the focus.
    if (element instanceof HTMLVideoElement && element.controls) return null
    const isSeen = (node: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0
      return hasOutline || boxShadow !== "none"
    }
    const { width, height, bottom, top } = element.getBoundingClientRect()
    const name = `${element.tagName} ${element.textContent || element.getAttribute("aria-label")}`
    if (width === 0 || height === 0) return `${name} has no size`
    if (bottom <= 0 || top >= innerHeight) return `${name} is off the screen`
    const sibling = element.nextElementSibling
    return isSeen(element) || (sibling && isSeen(sibling)) ? null : `${name} shows no focus`
  })
}

/** Presses Tab until an element with this label or text has focus; throws after `maxTabs`. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    await page.keyboard.press("Tab")
    const focused = page.locator(":focus")
    const text = await focused.evaluate((element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
    )
    if (text === name) return
  }
  throw new Error(`"${name}" is not reached within ${maxTabs} presses of Tab`)
}

test("offers a skip link on the first press of Tab", async ({ page }) => {
  await page.goto("/shop")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.locator("main").locator(":focus")).toHaveCount(1)
})

test("navigates from the home page to a product by keyboard alone", { tag: "@repeat" }, async ({
  page,
}) => {
  const category = await findPaginatedCategory()
  await page.goto("/")
  await tabTo(page, category.name)
  await page.keyboard.press("Enter")
  await expect(getHeading(page)).toHaveText(category.name)
  const product = page.locator('main a[href^="/product/"]').first()
  const name = ((await product.textContent()) ?? "").trim()
  await tabTo(page, name)
  await page.keyboard.press("Enter")
  await expect(getHeading(page)).toHaveText(name)
})

test("shows the focused element on the screen with a visible focus", async ({ page }) => {
  const { slug } = await findPaginatedCategory()
  const product = await getFirstProductPath(page, slug)
  const paths = resolveForTier({
    core: ["/", product, "/contact"],
    full: ["/", `/shop/${slug}`, product, "/search", "/contact"],
  })
  for (const path of paths) {
    await page.goto(path)
    const issues: string[] = []
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press("Tab")
      const issue = await findFocusIssue(page)
      if (issue) issues.push(`${path}: ${issue}`)
    }
    expect(issues).toEqual([])
  }
})

async function getFirstProductPath(page: Page, category: string): Promise<string> {
  await page.goto(`/shop/${category}`)
  const link = page.locator('main a[href^="/product/"]').first()
  return (await link.getAttribute("href")) ?? ""
}
