import type { Locator, Page } from "playwright/test"
import { type ComposedGallery, composeGallery } from "./compose-gallery.ts"
import { listViolations } from "./list-violations.ts"
import { expect, test } from "./shop-test.ts"
import { getMiddle, spread, swipe, tapTwice } from "./touch.ts"

const composed: ComposedGallery[] = []

/** Opens a page with a gallery in this look. */
async function visitGallery(page: Page, settings: object = {}): Promise<ComposedGallery> {
  const gallery = await composeGallery(settings)
  composed.push(gallery)
  await page.goto(gallery.path)
  return gallery
}

test.afterEach(async () => {
  for (const { remove } of composed.splice(0)) await remove()
})

const thumbnails = (page: Page) => page.locator("main a[data-hash]")
const box = (page: Page) => page.getByRole("dialog")
const picture = (page: Page) => box(page).locator(".yarl__slide_current img")

/** Presses a thumbnail until the lightbox is there: before its scripts are, it is a plain link. */
async function openPicture(page: Page, thumbnail: Locator): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await thumbnail.click()
  await expect(picture(page)).toBeVisible()
}

const position = (at: number, { gallery }: ComposedGallery) =>
  `Picture ${at} of ${gallery.slides.length}`

test("a thumbnail opens its picture with its text and button", { tag: "@phone-repeat" }, async ({
  page,
}) => {
  const shown = await visitGallery(page)
  const [, second] = shown.gallery.slides
  await openPicture(page, thumbnails(page).nth(1))
  await expect(box(page)).toHaveAccessibleName(position(2, shown))
  await expect(box(page).getByRole("heading", { name: second?.heading ?? "" })).toBeVisible()
  await expect(box(page).getByText(second?.sub_heading ?? "")).toBeVisible()
  await expect(box(page).locator(".prose")).not.toBeEmpty()
  const button = box(page).locator("footer").getByRole("link")
  await expect(button).toHaveText(second?.link_button_text ?? "")
  const height = await box(page)
    .locator(".lightbox-text")
    .evaluate((text) => text.clientHeight)
  expect(height).toBeLessThanOrEqual(500)
  await expect(page.getByRole("dialog")).toHaveCount(1)
})

test("the keyboard opens, leafs through and leaves the lightbox", async ({ page }) => {
  const shown = await visitGallery(page)
  const count = shown.gallery.slides.length
  await page.waitForLoadState("load")
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await thumbnails(page).first().focus()
  await page.keyboard.press("Enter")
  await expect(picture(page)).toBeVisible()
  for (const [key, at] of [
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["ArrowLeft", count],
    ["Home", 1],
    ["End", count],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(box(page)).toHaveAccessibleName(position(at, shown))
  }
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab")
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest("dialog") === null
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press("Home")
  await box(page).getByRole("button", { name: "Enlarge the picture" }).focus()
  await page.keyboard.press("Enter")
  await expect(box(page).getByRole("button", { name: "Show the whole picture" })).toBeVisible()
  const whole = await getMiddle(picture(page))
  await page.keyboard.press("ArrowRight")
  await expect.poll(async () => (await getMiddle(picture(page))).x).toBeLessThan(whole.x)
  await expect(box(page)).toHaveAccessibleName(position(1, shown))
  await page.keyboard.press("Escape")
  await expect(box(page)).toHaveCount(0)
  await expect(thumbnails(page).first()).toBeFocused()
})

test("the cross and a press beside the picture close it", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page }) => {
  await visitGallery(page, { lightbox_aspect: "16x3" })
  const first = thumbnails(page).first()
  await openPicture(page, first)
  await box(page).getByRole("button", { name: "Close" }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(first).toBeFocused()
  await openPicture(page, first)
  const middle = await getMiddle(picture(page))
  const { height = 0 } = (await picture(page).boundingBox()) ?? {}
  await page.mouse.click(middle.x, middle.y - height / 2 - 30)
  await expect(box(page)).toHaveCount(0)
})

test("fingers leaf, and enlarge up to 4000 px, which nobody fetches before", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers are for phones")
  const widths: number[] = []
  page.on("request", (request) => {
    const width = /\/assets\/i\/\w+\/\w+\/(\d+)\./.exec(request.url())?.[1]
    if (width) widths.push(Number(width))
  })
  const shown = await visitGallery(page)
  await openPicture(page, thumbnails(page).first())
  const middle = await getMiddle(picture(page))
  await swipe(page, middle, -200)
  await expect(box(page)).toHaveAccessibleName(position(2, shown))
  await swipe(page, middle, 200)
  await expect(box(page)).toHaveAccessibleName(position(1, shown))
  await expect.poll(() => getMiddle(picture(page))).toEqual(middle)
  expect(Math.max(...widths)).toBeLessThanOrEqual(1920)

  const whole = box(page).getByRole("button", { name: "Show the whole picture" })
  await tapTwice(page, middle)
  await expect(whole).toBeVisible()
  await tapTwice(page, middle)
  await expect.poll(() => Math.max(...widths)).toBe(4000)
  await whole.click()
  await expect(whole).toHaveCount(0)
  await spread(page, middle)
  await expect(whole).toBeVisible()
})

test("an opened picture closes by itself after the editor's time", { tag: "@timing" }, async ({
  page,
}) => {
  await page.clock.install()
  await visitGallery(page, { lightbox_timeout: 20 })
  await openPicture(page, thumbnails(page).first())
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(box(page)).toHaveCount(0)
})

test("a picture that cannot be had says so, and the others are shown", { tag: "@faults" }, async ({
  page,
  complaints,
}) => {
  const shown = await visitGallery(page, { aspect: "1x1", lightbox_aspect: "16x9" })
  const [gone] = shown.gallery.slides
  await page.route(`**/assets/i/${gone?.image?.hash}/16x9/**`, (route) =>
    route.fulfill({ status: 404 }),
  )
  await thumbnails(page).first().waitFor()
  await page.waitForLoadState("load")
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await thumbnails(page).first().click()
  await expect(box(page).getByText("This picture can’t be shown right now.")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(box(page)).toHaveAccessibleName(position(2, shown))
  await expect(picture(page)).toBeVisible()
  complaints.length = 0
})

test("what the lightbox needs is fetched when the first one opens", {
  tag: "@every-state",
}, async ({ page }) => {
  const fetched: string[] = []
  page.on("requestfinished", (request) => fetched.push(request.url()))
  await visitGallery(page)
  await page.waitForLoadState("load")
  const html = await page.content()
  expect(html).not.toContain("yarl__")
  const before = fetched.filter((url) => url.includes("/_next/static/")).length
  await openPicture(page, thumbnails(page).first())
  await expect
    .poll(() => fetched.filter((url) => url.includes("/_next/static/")).length)
    .toBeGreaterThan(before)
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`galleries and an open picture bar nobody, in ${colorScheme} colours`, {
    tag: ["@phone-repeat", "@every-state"],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    for (const type of ["shadowgrid", "centeredgrid", "slider", "grid"]) {
      await visitGallery(page, { type, show_heading: 1 })
      await expect(thumbnails(page).first()).toBeAttached()
      expect({ type, violations: await listViolations(page, colorScheme) }).toEqual({
        type,
        violations: [],
      })
    }
    await openPicture(page, thumbnails(page).first())
    expect(await listViolations(page, colorScheme)).toEqual([])
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a gallery tells everything, and a thumbnail leads to the full picture", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const { gallery } = await visitGallery(page)
    const [first] = gallery.slides
    const slide = page.locator("[data-slide]").first()
    await expect(slide.getByRole("heading", { name: first?.heading ?? "" })).toBeVisible()
    await expect(slide.getByRole("link", { name: first?.link_button_text ?? "" })).toBeVisible()
    await slide.locator("a[data-hash]").click()
    await expect(page).toHaveURL(/\/assets\/i\/\w+\/\w+\/1920\.jpeg$/)
    await expect(page.locator("img")).toHaveJSProperty("complete", true)
  })
})
