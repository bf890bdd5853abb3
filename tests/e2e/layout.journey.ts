import type { Page } from "playwright/test"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { resolveForTier, tier } from "#tests/tiers.ts"
import { landmarks, startChunkedLoading } from "./chunked-pages.ts"
import { findPaginatedCategory, findVariantProduct } from "./find-products.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { measureOverflow } from "./measure-overflow.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

/** Window widths in which every page is loaded; in core that of a phone, the narrowest. */
const widthsPx = resolveForTier({ core: [360], full: [360, 768, 1280] })
/** Beyond the widest content, so that only the margins grow. */
const wideWindowPx = 1920

/** Lists the path of one page of each layout; in core those with the most parts. */
async function listPaths(): Promise<string[]> {
  const [category, product, { data }] = await Promise.all([
    findPaginatedCategory(),
    findVariantProduct(),
    fetchShopApiBody("listArticles", { query: { page_size: 1 } }),
  ])
  const [categoryPath, productPath] = [`/shop/${category.slug}`, `/product/${product.slug}`]
  if (tier === "core") return ["/", categoryPath, productPath, "/ar"]
  return [
    "/",
    "/shop",
    "/shop-christmas",
    categoryPath,
    productPath,
    "/search/resin",
    "/blog",
    `/blog/${data[0]?.slug}`,
    "/contact",
    "/shipping-and-returns",
    "/no-such-page",
    "/ar",
  ]
}

for (const width of widthsPx) {
  test(`streams pages at ${width} px without layout shift and without horizontal scrolling`, {
    tag: "@pictures",
  }, async ({ page, complaints }) => {
    await page.addInitScript(measureLayoutShift)
    await page.setViewportSize({ width, height: 900 })
    const { read, close } = await startChunkedLoading(page)
    for (const path of await listPaths()) {
      const stages = await read(path)
      const shown = stages.at(-1)
      await waitForHydration(page.locator("main"))
      const over = await measureOverflow(page)
      const shifts = await page.evaluate(() => window.shifts)
      expect({ path, shown, over, shifts }).toEqual({ path, shown: landmarks, over: 0, shifts: [] })
      // The first content is painted with the whole header, before the footer.
      if (path === "/") expect(stages.slice(0, 2)).toEqual([[], ["header", "main"]])
      if (width !== 1280) continue
      await page.setViewportSize({ width: wideWindowPx, height: 900 })
      const overInWide = await measureOverflow(page)
      expect({ path, overInWide }).toEqual({ path, overInWide: 0 })
      await page.setViewportSize({ width, height: 900 })
    }
    complaints.length = 0
    await close()
  })
}

/** Counts the rows of menu links and measures the gaps, in pixels, between the header's labels. */
const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const listBoxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
    const words = listBoxes("header a:not(:first-child) > span:not(.absolute)")
    const cart = words.pop()
    return {
      rows: new Set(listBoxes("nav.main-menu a").map(({ top }) => Math.round(top))).size,
      rooms: cart ? words.map(({ right }) => Math.round(cart.left - right)) : [],
    }
  })

test("separates the header's labels by at least 8 px and shows its menu in one row", async ({
  page,
}) => {
  for (const path of resolveForTier({ core: ["/de"], full: ["/", "/de", "/es"] })) {
    await page.goto(path)
    for (const width of [360, 417, 768, 1024, 1231, 1232, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { rows, rooms } = await measureHeader(page)
      const tooClose = rooms.filter((room) => room < 8)
      const expected = { path, width, rows: width < 1232 ? 0 : 1, tooClose: [] }
      expect({ path, width, rows, tooClose }).toEqual(expected)
    }
  }
})

test("hides the button back to top where it would cover the buy button", async ({ page }) => {
  const { slug } = await findVariantProduct()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/product/${slug}`)
  await waitForHydration(page.locator("main form").first())
  const buy = page.locator("main form [data-no-overlap]").first()
  const up = page.getByRole("button", { name: "Back to top" })
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
  const box = await buy.boundingBox()
  const end = (box?.y ?? 0) + (box?.height ?? 0)
  await scrollTo(end - 640)
  await expect(up).toHaveCount(0)
  await scrollTo(end - 640 + 200)
  await expect(up).toBeVisible()
})
