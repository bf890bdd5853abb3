import type { Page } from "playwright/test"
import { findGalleryGroup } from "./create-gallery-page.ts"
import { listViolations } from "./list-violations.ts"
import { expect, test, waitForIdle } from "./shop-test.ts"

const covers = (page: Page) => page.locator("main a[aria-controls][aria-expanded]")
const thumbnails = (page: Page) => page.locator("main a[data-hash]")

async function openGroup(page: Page) {
  const { path } = await findGalleryGroup()
  await page.goto(path)
  await waitForIdle(page)
}

test("opens a cover's gallery below it, and its images at full size", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page }) => {
  await openGroup(page)
  const pageUrl = page.url()
  const [first, second] = [covers(page).first(), covers(page).nth(1)]
  await first.click()
  await expect(first).toHaveAttribute("aria-expanded", "true")
  await expect(thumbnails(page).first()).toBeVisible()
  const firstHash = await thumbnails(page).first().getAttribute("data-hash")
  await second.click()
  await expect(first).toHaveAttribute("aria-expanded", "false")
  await expect(thumbnails(page).first()).not.toHaveAttribute("data-hash", firstHash ?? "")
  expect(page.url()).toBe(pageUrl)
  expect(await listViolations(page)).toEqual([])
  await expect(thumbnails(page).first()).toHaveAttribute("href", /\/2000\.jpeg$/)
  await thumbnails(page).first().click()
  await expect(page.getByRole("dialog").locator(".yarl__slide_current img")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(thumbnails(page).first()).toBeFocused()
  await second.click()
  await expect(thumbnails(page)).toHaveCount(0)
})

test("retries a gallery that could not be loaded", { tag: "@faults" }, async ({
  page,
  complaints,
}) => {
  await openGroup(page)
  await page.route("**/api/bff/gallery?*", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await covers(page).first().click()
  await expect(page.getByRole("alert").getByText("couldn’t load the pictures")).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(thumbnails(page).first()).toBeVisible()
  complaints.length = 0
})

test("responds to each gallery's URL and with 404 to others below the page", {
  tag: "@repeat",
}, async ({ page, complaints }) => {
  const { path, galleries } = await findGalleryGroup()
  for (const { url, heading } of galleries) {
    const response = await page.goto(`${path}/${url}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { name: heading })).toBeVisible()
    await expect(page.locator('main a[aria-expanded="true"]')).toHaveCount(1)
  }
  for (const wrong of [`${path}/no-such-gallery`, `${path}/${galleries[0]?.url}/more`]) {
    expect((await page.goto(wrong))?.status()).toBe(404)
  }
  complaints.length = 0
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("links a cover to its gallery and a thumbnail to the full image without JavaScript", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const { path, galleries } = await findGalleryGroup()
    await page.goto(path)
    const last = galleries[galleries.length - 1]
    await covers(page)
      .nth(galleries.length - 1)
      .click()
    await expect(page).toHaveURL(`${path}/${last?.url}`)
    await thumbnails(page).first().click()
    await expect(page).toHaveURL(/\/assets\/i\/\w+\/\w+\/2000\.jpeg$/)
  })
})
