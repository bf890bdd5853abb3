import type { Locator, Page } from "playwright/test"
import { createGalleryPage, type GalleryPage } from "./create-gallery-page.ts"
import { listViolationsOnScreens } from "./list-violations.ts"
import { expect, test, waitForIdle } from "./shop-test.ts"
import { getMiddle, sendDoubleTap, sendPinch, sendSwipe } from "./touch.ts"

const galleryPages: GalleryPage[] = []

/** Creates and opens a page with a gallery of these settings. */
async function openGallery(page: Page, settings: object = {}): Promise<GalleryPage> {
  const gallery = await createGalleryPage(settings)
  galleryPages.push(gallery)
  await page.goto(gallery.path)
  return gallery
}

test.afterEach(async () => {
  for (const { remove } of galleryPages.splice(0)) await remove()
})

const thumbnails = (page: Page) => page.locator("main a[data-hash]")
const box = (page: Page) => page.getByRole("dialog")
const getCurrentImage = (page: Page) => box(page).locator(".yarl__slide_current img")

/** Clicks a thumbnail once the page is idle: before hydration it is a plain link to the image. */
async function openImage(page: Page, thumbnail: Locator): Promise<void> {
  await waitForIdle(page)
  await thumbnail.click()
  await expect(getCurrentImage(page)).toBeVisible()
}

const position = (at: number, { gallery }: GalleryPage) =>
  `Picture ${at} of ${gallery.slides.length}`

test("opens a thumbnail's image with its text and button in the lightbox", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page }) => {
  const shown = await openGallery(page)
  const [, second] = shown.gallery.slides
  await openImage(page, thumbnails(page).nth(1))
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

test("opens, pages through and closes the lightbox by keyboard, with focus inside", {
  tag: "@repeat",
}, async ({ page }) => {
  const shown = await openGallery(page)
  const count = shown.gallery.slides.length
  await waitForIdle(page)
  await thumbnails(page).first().focus()
  await page.keyboard.press("Enter")
  await expect(getCurrentImage(page)).toBeVisible()
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
  const whole = await getMiddle(getCurrentImage(page))
  await page.keyboard.press("ArrowRight")
  await expect.poll(async () => (await getMiddle(getCurrentImage(page))).x).toBeLessThan(whole.x)
  await expect(box(page)).toHaveAccessibleName(position(1, shown))
  await page.keyboard.press("Escape")
  await expect(box(page)).toHaveCount(0)
  await expect(thumbnails(page).first()).toBeFocused()
})

test("closes the lightbox by its button and by a click beside the image", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page }) => {
  await openGallery(page, { lightbox_aspect: "16x3" })
  const first = thumbnails(page).first()
  await openImage(page, first)
  await box(page).getByRole("button", { name: "Close" }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(first).toBeFocused()
  await openImage(page, first)
  const middle = await getMiddle(getCurrentImage(page))
  const { height = 0 } = (await getCurrentImage(page).boundingBox()) ?? {}
  await page.mouse.click(middle.x, middle.y - height / 2 - 30)
  await expect(box(page)).toHaveCount(0)
})

test("pages and zooms the lightbox by touch, and fetches 4000 px only after zooming", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers are for phones")
  const widths: number[] = []
  page.on("request", (request) => {
    const width = /\/assets\/i\/\w+\/\w+\/(\d+)\./.exec(request.url())?.[1]
    if (width) widths.push(Number(width))
  })
  const shown = await openGallery(page)
  await openImage(page, thumbnails(page).first())
  const middle = await getMiddle(getCurrentImage(page))
  await sendSwipe(page, middle, -200)
  await expect(box(page)).toHaveAccessibleName(position(2, shown))
  await sendSwipe(page, middle, 200)
  await expect(box(page)).toHaveAccessibleName(position(1, shown))
  await expect.poll(() => getMiddle(getCurrentImage(page))).toEqual(middle)
  expect(Math.max(...widths)).toBeLessThanOrEqual(1920)

  const whole = box(page).getByRole("button", { name: "Show the whole picture" })
  // The lightbox ignores a double tap while it animates, and taps that a busy machine spreads too far.
  await expect(async () => {
    await sendDoubleTap(page, middle)
    await expect(whole).toBeVisible({ timeout: 1_000 })
    await expect.poll(() => Math.max(...widths), { timeout: 1_000 }).toBe(4000)
  }).toPass()
  await expect(whole).toBeVisible()
  await whole.click()
  await expect(whole).toHaveCount(0)
  await sendPinch(page, middle)
  await expect(whole).toBeVisible()
})

test("closes an open image after the timeout set by the editor", { tag: "@timing" }, async ({
  page,
}) => {
  await page.clock.install()
  await openGallery(page, { lightbox_timeout: 20 })
  await openImage(page, thumbnails(page).first())
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(box(page)).toHaveCount(0)
})

test("shows a message for an image that fails to load, and shows the others", {
  tag: "@faults",
}, async ({ page, complaints }) => {
  const shown = await openGallery(page, { aspect: "1x1", lightbox_aspect: "16x9" })
  const [gone] = shown.gallery.slides
  await page.route(`**/assets/i/${gone?.image?.hash}/16x9/**`, (route) =>
    route.fulfill({ status: 404 }),
  )
  await thumbnails(page).first().waitFor()
  await waitForIdle(page)
  await thumbnails(page).first().click()
  await expect(box(page).getByText("This picture can’t be shown right now.")).toBeVisible()
  await page.keyboard.press("ArrowRight")
  await expect(box(page)).toHaveAccessibleName(position(2, shown))
  await expect(getCurrentImage(page)).toBeVisible()
  complaints.length = 0
})

test("loads the lightbox chunk when an image is opened first", {
  tag: "@every-state",
}, async ({ page }) => {
  const fetched: string[] = []
  page.on("requestfinished", (request) => fetched.push(request.url()))
  await openGallery(page)
  await page.waitForLoadState("load")
  const html = await page.content()
  expect(html).not.toContain("yarl__")
  const before = fetched.filter((url) => url.includes("/_next/static/")).length
  await openImage(page, thumbnails(page).first())
  await expect
    .poll(() => fetched.filter((url) => url.includes("/_next/static/")).length)
    .toBeGreaterThan(before)
})

test("has no axe violations in galleries and an open lightbox", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const type of ["shadowgrid", "centeredgrid", "slider", "grid"]) {
    await openGallery(page, { type, show_heading: 1 })
    await expect(thumbnails(page).first()).toBeAttached()
    expect({ type, violations: await listViolationsOnScreens(page) }).toEqual({
      type,
      violations: [],
    })
  }
  await openImage(page, thumbnails(page).first())
  expect(await listViolationsOnScreens(page)).toEqual([])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("shows a gallery's texts and links a thumbnail to the full image without JavaScript", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const { gallery } = await openGallery(page)
    const [first] = gallery.slides
    const slide = page.locator("[data-slide]").first()
    await expect(slide.getByRole("heading", { name: first?.heading ?? "" })).toBeVisible()
    await expect(slide.getByRole("link", { name: first?.link_button_text ?? "" })).toBeVisible()
    await slide.locator("a[data-hash]").click()
    await expect(page).toHaveURL(/\/assets\/i\/\w+\/\w+\/1920\.jpeg$/)
    await expect(page.locator("img")).toHaveJSProperty("complete", true)
  })
})
