import type { Locator, Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"
import { findPaginatedCategory } from "./find-products.ts"
import { pageKinds } from "./page-kinds.ts"
import { expect, openCategory, test, waitForHydration } from "./shop-test.ts"

/** Returns what a user sees of each element: its box and its main properties. */
function listAppearances(root: Locator): Promise<string[]> {
  return root.evaluate((element) =>
    [...element.querySelectorAll("*:not(script, style, link)")].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      const { color, background, border, font, display, opacity, boxShadow, listStyle } =
        getComputedStyle(each)
      const box = [x, y, width, height].map((length) => length.toFixed(1))
      const style = [color, background, border, font, display, opacity, boxShadow, listStyle]
      return `${each.tagName} ${each.getAttribute("class")}: ${[...box, ...style].join(" ")}`
    }),
  )
}

/** Fonts may arrive before or after the first paint, so that texts have either width. */
const blockFonts = (page: Page) => page.route(/\.woff2$/, (route) => route.abort())

const coreKinds = new Set(["the home page", "a category", "a product", "an article"])
/** The kinds of page under test, in core one of each stylesheet, and a page with a nonce. */
const testedKinds = [
  ...Object.entries(pageKinds)
    .filter(([kind]) => resolveForTier({ core: coreKinds.has(kind), full: true }))
    .map(([, findPath]) => findPath),
  async () => "/login",
]

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("paints pages with their inlined styles as with the complete stylesheets", async ({
    context,
    complaints,
  }) => {
    const [complete, inlined] = [await context.newPage(), await context.newPage()]
    await blockFonts(complete)
    await inlined.route(/\.(?:woff2|css)$/, (route) => route.abort())
    for (const findPath of testedKinds) {
      const path = await findPath()
      await Promise.all([complete, inlined].map((page) => page.goto(path)))
      for (const width of [360, 1280]) {
        for (const page of [complete, inlined]) await page.setViewportSize({ width, height: 800 })
        const appearances = await listAppearances(complete.locator("body"))
        expect(appearances.length).toBeGreaterThan(40)
        await expect
          .poll(() => listAppearances(inlined.locator("body")), { message: path })
          .toEqual(appearances)
      }
    }
    complaints.length = 0
  })
})

test("gives a page the same appearance after a client-side navigation as after a load", async ({
  page,
  complaints,
}) => {
  await blockFonts(page)
  const { slug, name } = await findPaginatedCategory()
  const main = page.locator("main")
  await page.goto(`/shop/${slug}`)
  await waitForHydration(main)
  const appearances = await listAppearances(main)
  expect(appearances.length).toBeGreaterThan(40)
  // The articles have another stylesheet than the shop.
  await page.goto("/blog")
  await waitForHydration(main)
  await openCategory(page, name)
  await expect.poll(() => listAppearances(main)).toEqual(appearances)
  complaints.length = 0
})
