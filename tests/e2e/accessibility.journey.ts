import { readApi } from "#tests/support/read-api.ts"
import { listViolations } from "./list-violations.ts"
import { pickChoosyProduct, pickLongCategory } from "./pick-goods.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

const kinds: Record<string, () => Promise<string>> = {
  "the front page": async () => "/",
  "the shop's front": async () => "/shop",
  "a category": async () => `/shop/${(await pickLongCategory()).slug}`,
  "a product": async () => `/product/${(await pickChoosyProduct()).slug}`,
  "a search": async () => "/search/resin",
  "an article": async () => {
    const { data } = await readApi("listArticles", { query: { page_size: 1 } })
    return `/blog/${data[0]?.slug}`
  },
  "the contact page": async () => "/contact",
  "a missing page": async () => "/no-such-page",
}

for (const [kind, getPath] of Object.entries(kinds)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${kind} bars nobody, in ${colorScheme} colours`, { tag: "@phone" }, async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await page.goto(await getPath())
      await expect(getHeading(page)).toBeAttached()
      await untilAlive(page.locator("main"))
      expect(await listViolations(page)).toEqual([])
      if (kind === "a missing page") complaints.length = 0
    })
  }
}

test("an open lightbox and open suggestions bar nobody", async ({ page }) => {
  const product = await pickChoosyProduct()
  await page.goto(`/product/${product.slug}`)
  const photo = page.getByRole("link", { name: /^Show this photo/ })
  await untilAlive(photo)
  await photo.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press("Escape")
  await page.getByRole("banner").locator("input[name=query]").focus()
  await expect(page.getByRole("combobox")).toBeFocused()
  await page.keyboard.type(product.name.slice(0, 4))
  await expect(page.getByRole("option").first()).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})
