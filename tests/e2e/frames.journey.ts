import { randomBytes } from "node:crypto"
import type { Page } from "playwright/test"
import { eventually } from "#tests/support/eventually.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { UnreliableApi, withReplacedText } from "#tests/support/unreliable-api.ts"
import { listViolations } from "./list-violations.ts"
import { noteShifts } from "./note-shifts.ts"
import { expect, test } from "./shop-test.ts"

/** One storefront for all, set to pages of content blocks. */
test.describe.configure({ mode: "default" })

const url = `frames-${randomBytes(4).toString("hex")}`
let api: UnreliableApi
let shop: OwnStorefront
let pageId = 0

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const { data: films } = await fetchShopApiBody("listVideos")
  pageId = await admin.create("cognito/page", { name: "Frames", url })
  const room = { padding_top: "32", padding_bottom: "32" }
  const blocks = [
    { ...html("Edge to edge."), full_width: true, background_colour: "brand", ...room },
    { ...html("Over a film."), background_video_id: films[0]?.id, text_colour: "white", ...room },
    ...["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"].map((aos_type) => ({
      ...html(`Moves as ${aos_type}.`),
      aos_type,
      aos_duration: 100,
      ...room,
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
  await eventually(10_000, async () => {
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
const film = (page: Page) => page.locator("video")
const isPlaying = (page: Page) =>
  film(page).evaluate((video) => video instanceof HTMLVideoElement && !video.paused)

/** How much is seen of a text, 0 to 1, its frame's opacity and place counted. */
const opacityOf = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    let seen = 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      seen *= Number(getComputedStyle(at).opacity)
    }
    return seen
  })

test("a full-width frame reaches both edges of the window, and no further", {
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

test("a background's film runs in view, silent, and stops when asked to", {
  tag: "@every-state",
}, async ({ page }) => {
  // The API in between passes on texts alone.
  await page.route("**/v/*.mp4", async (route) => {
    const path = new URL(route.request().url()).pathname
    const response = await route.fetch({ url: `${getRunningShop().origin}${path}` })
    await route.fulfill({ response })
  })
  await open(page)
  await page.getByText("Over a film.").scrollIntoViewIfNeeded()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await film(page).evaluate((video) => Reflect.get(video, "muted"))).toBe(true)
  await page.getByRole("button", { name: "Pause the background video" }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
  await page.getByRole("button", { name: "Play the background video" }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => isPlaying(page)).toBe(false)
  // A part of the film may be on its way still.
  await page.unrouteAll({ behavior: "ignoreErrors" })
})

test("frames move in when they are scrolled to, and nothing jumps", async ({ page }) => {
  await page.addInitScript(noteShifts)
  await open(page)
  await expect.poll(() => opacityOf(page, "Moves as fade-left.")).toBe(0)
  for (const way of ["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"]) {
    const text = page.getByText(`Moves as ${way}.`, { exact: true })
    await text.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => opacityOf(page, `Moves as ${way}.`)).toBe(1)
    await expect(text).toBeInViewport()
  }
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => window.shift)).toBe(0)
  expect(await listViolations(page)).toEqual([])
})

test("a link to an anchor shows what waits there", { tag: "@every-state" }, async ({ page }) => {
  await open(page, "#fade-left")
  await expect.poll(() => opacityOf(page, "Moves as fade-left.")).toBe(1)
  await expect(page.getByText("Moves as fade-left.")).toBeInViewport()
})

test("nothing moves for who wants less motion, and the film is its still", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page)
  await page.waitForLoadState("load")
  await page.getByText("Moves as fade-left.").scrollIntoViewIfNeeded()
  expect(await opacityOf(page, "Moves as fade-left.")).toBe(1)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(film(page)).toHaveCount(0)
  await expect(page.locator(".isolate img")).toHaveCount(1)
})

test("without scripts everything stands there", { tag: "@without-scripts" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await open(page)
  for (const way of ["fade-up", "zoom-in", "slide-left", "flip-up", "fade-left"]) {
    await expect(page.getByText(`Moves as ${way}.`)).toBeVisible()
    expect(await opacityOf(page, `Moves as ${way}.`)).toBe(1)
  }
  await expect(film(page)).toHaveCount(0)
  await context.close()
})
