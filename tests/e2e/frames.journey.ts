import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { eventually } from "#tests/assertions/eventually.ts"
import { UnreliableApi, withReplacedText } from "#tests/fakes/unreliable-api.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { getOpacity } from "./get-opacity.ts"
import { listViolations } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, test } from "./shop-test.ts"

/** All tests share one storefront, set to pages of content blocks. */
test.describe.configure({ mode: "default" })

const url = `frames-${randomBytes(4).toString("hex")}`
let api: UnreliableApi
let shop: OwnStorefront
let pageId = 0

test.beforeAll(async () => {
  const { data: videos } = await fetchShopApiBody("listVideos")
  pageId = await admin.create("cognito/page", { name: "Frames", url })
  const padding = { padding_top: "32", padding_bottom: "32" }
  const blocks = [
    { ...html("Edge to edge."), full_width: true, background_colour: "brand", ...padding },
    {
      ...html("Over a video."),
      background_video_id: videos[0]?.id,
      text_colour: "white",
      ...padding,
    },
    ...["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"].map((aos_type) => ({
      ...html(`Moves as ${aos_type}.`),
      aos_type,
      aos_duration: 100,
      ...padding,
      anchor_name: aos_type,
      background_colour: "info",
    })),
  ]
  for (const [sort_order, block] of blocks.entries()) {
    await admin.create("cognito/page_content", { page_id: pageId, sort_order, ...block })
  }
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  api.failureMode = withReplacedText(/"list_page_content":false/g, '"list_page_content":true')
  shop = await openOwnStorefront(api.origin)
  await eventually(30_000, async () => {
    expect((await requestPage(`/${url}`, shop)).html).toContain("Moves as fade-left.")
  })
})
test.afterAll(async () => {
  await shop?.close()
  await api?.close()
  if (pageId) await admin.delete("cognito/page", pageId)
})

const html = (text: string) => ({ template: "core/html", variables: { html: `<p>${text}</p>` } })
const open = (page: Page, anchor = "") => page.goto(`${shop.origin}/${url}${anchor}`)
const getVideo = (page: Page) => page.locator("video")
const isPlaying = (page: Page) =>
  getVideo(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused)

test("stretches a full-width block to both edges of the window without horizontal scrolling", {
  tag: "@every-state",
}, async ({ page }) => {
  await open(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = await page.locator(".full-width").evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect()
      return { left, right, wide: document.documentElement.scrollWidth }
    })
    expect(edges).toEqual({ left: 0, right: width, wide: width })
  }
})

test("plays a muted background video while in view, with a button that pauses it", {
  tag: "@every-state",
}, async ({ page }) => {
  // The proxy of the API forwards text only, so the video comes from the shop itself.
  await page.route("**/v/*.mp4", async (route) => {
    const path = new URL(route.request().url()).pathname
    const response = await route.fetch({ url: `${getRunningShop().origin}${path}` })
    await route.fulfill({ response })
  })
  await open(page)
  await page.getByText("Over a video.").scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await getVideo(page).evaluate((video) => Reflect.get(video, "muted"))).toBe(true)
  await page.getByRole("button", { name: "Pause the background video" }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.getByRole("button", { name: "Play the background video" }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => isPlaying(page)).toBe(false)
  // A range of the video may still be loading.
  await page.unrouteAll({ behavior: "ignoreErrors" })
})

test("animates blocks when they are scrolled into view, without layout shift", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.addInitScript(measureLayoutShift)
  await open(page)
  await expect.poll(() => getOpacity(page, "Moves as fade-left.")).toBe(0)
  for (const animation of ["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"]) {
    const text = page.getByText(`Moves as ${animation}.`, { exact: true })
    await text.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => getOpacity(page, `Moves as ${animation}.`)).toBe(1)
    await expect(text).toBeInViewport()
  }
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  expect(await listViolations(page)).toEqual([])
})

test("shows the animated block that the URL fragment names", { tag: "@every-state" }, async ({
  page,
}) => {
  await open(page, "#fade-left")
  await expect.poll(() => getOpacity(page, "Moves as fade-left.")).toBe(1)
  await expect(page.getByText("Moves as fade-left.")).toBeInViewport()
})

test("animates nothing with prefers-reduced-motion and shows the video's poster image", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await page.waitForLoadState("load")
  await page.getByText("Moves as fade-left.").scrollIntoViewIfNeeded()
  expect(await getOpacity(page, "Moves as fade-left.")).toBe(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(getVideo(page)).toHaveCount(0)
  await expect(page.locator(".isolate img")).toHaveCount(1)
})

test("shows every block without JavaScript", { tag: "@without-scripts" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page)
  for (const animation of ["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"]) {
    await expect(page.getByText(`Moves as ${animation}.`)).toBeVisible()
    expect(await getOpacity(page, `Moves as ${animation}.`)).toBe(1)
  }
  await expect(getVideo(page)).toHaveCount(0)
  await context.close()
})
