import type { Page } from "playwright/test"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { pickForTier } from "#tests/tiers.ts"
import { noteShifts } from "./note-shifts.ts"
import { pickChoosyProduct, pickLongCategory } from "./pick-goods.ts"
import { frameParts, startReading } from "./read-in-pieces.ts"
import { expect, test, untilAlive } from "./shop-test.ts"

/** Windows that every page is loaded in: a phone and a desk in core. */
const widthsPx = pickForTier({ core: [360, 1280], full: [360, 768, 1280, 1920] })

/** One page of each kind that differs in layout. */
async function listPaths(): Promise<string[]> {
  const [category, product, { data }] = await Promise.all([
    pickLongCategory(),
    pickChoosyProduct(),
    fetchShopApiBody("listArticles", { query: { page_size: 1 } }),
  ])
  return [
    "/",
    "/shop",
    "/shop-christmas",
    `/shop/${category.slug}`,
    `/product/${product.slug}`,
    "/search/resin",
    "/blog",
    `/blog/${data[0]?.slug}`,
    "/contact",
    "/shipping-and-returns",
    "/no-such-page",
  ]
}

test("no page is wider than the screen, and none jumps while it loads", {
  tag: "@pictures",
}, async ({ page, complaints }) => {
  test.setTimeout(90_000)
  await page.addInitScript(noteShifts)
  const paths = await listPaths()
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      await untilAlive(page.locator("main"))
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      const found = { over, shift: await page.evaluate(() => window.shift) }
      expect({ path, width, ...found }).toEqual({ path, width, over: 0, shift: 0 })
    }
  }
  complaints.length = 0
})

/** What a line of text in a card may move while its page is still being read, in Chromium's measure. */
const mostShiftInPieces = 0.001

for (const width of [360, 768, 1280]) {
  test(`no page jumps at ${width} px while it comes in pieces`, {
    tag: ["@pictures", "@every-state"],
  }, async ({ page, complaints }) => {
    await page.addInitScript(noteShifts)
    await page.setViewportSize({ width, height: 900 })
    const { read, close } = await startReading(page)
    for (const path of [...(await listPaths()), "/ar"]) {
      const shown = (await read(path)).at(-1)
      await untilAlive(page.locator("main"))
      const [shift, frameShift] = await page.evaluate(() => [window.shift, window.frameShift])
      expect({ path, shown, frameShift }).toEqual({ path, shown: frameParts, frameShift: 0 })
      expect(shift).toBeLessThanOrEqual(mostShiftInPieces)
    }
    complaints.length = 0
    await close()
  })
}

/** Rows that the menu's links stand in, and the room between the words below the header's icons. */
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

test("the header's words stand apart, and its menu takes one row at most", async ({ page }) => {
  for (const path of ["/", "/de", "/es"]) {
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

test("the button back to the top never lies over the one that buys", async ({ page }) => {
  const { slug } = await pickChoosyProduct()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/product/${slug}`)
  await untilAlive(page.locator("main form").first())
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

test("the header is seen whole as soon as the content begins, and no footer yet", async ({
  page,
}) => {
  const { read, close } = await startReading(page)
  const [before, first] = await read("/")
  expect({ before, first }).toEqual({ before: [], first: ["header", "main"] })
  await close()
})
