import type { Page } from "playwright/test"
import { expect, test, waitForHydration } from "./shop-test.ts"

const slider = (page: Page) => page.locator('[aria-roledescription="carousel"]').first()
const track = (page: Page) => slider(page).locator("ul")
const shown = (page: Page) =>
  track(page).evaluate((list) => Math.round(Math.abs(list.scrollLeft) / list.clientWidth))

/** Opens the home page and pauses its clock once the slider is hydrated. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto("/")
  await waitForHydration(slider(page).getByRole("button").first())
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(0)
}

test("advances the slides every four seconds and wraps around", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page }) => {
  await openWithStillClock(page)
  const count = await track(page).locator(":scope > li").count()
  expect(count).toBeGreaterThan(1)
  await slider(page).getByRole("button", { name: "Stop the slides" }).click()
  await slider(page).getByRole("button", { name: "Start the slides" }).click()
  await slider(page)
    .getByRole("button", { name: "Start the slides" })
    .or(slider(page).getByRole("button", { name: "Stop the slides" }))
    .blur()
  let at = await waitForSlide(page)
  for (let round = 0; round < count; round++) {
    await page.clock.runFor(3_900)
    expect(await shown(page)).toBe(at)
    await page.clock.runFor(100)
    at = (at + 1) % count
    await expect.poll(() => shown(page)).toBe(at)
  }
})

test("stops the slides by a button and pages through them", { tag: "@every-state" }, async ({
  page,
}) => {
  await openWithStillClock(page)
  await slider(page).getByRole("button", { name: "Stop the slides" }).click()
  const at = await waitForSlide(page)
  await page.clock.runFor(20_000)
  expect(await waitForSlide(page)).toBe(at)
  const count = await track(page).locator(":scope > li").count()
  await slider(page).getByRole("button", { name: "Next slide" }).click()
  await expect.poll(() => shown(page)).toBe((at + 1) % count)
  await slider(page).getByRole("button", { name: "Previous slide" }).click()
  await expect.poll(() => shown(page)).toBe(at)
})

test("does not start the slides with prefers-reduced-motion", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.goto("/")
  await expect(slider(page).getByRole("button", { name: "Start the slides" })).toBeVisible()
  await page.clock.runFor(30_000)
  expect(await shown(page)).toBe(0)
  await slider(page).getByRole("button", { name: "Next slide" }).click()
  await expect.poll(() => shown(page)).toBe(1)
})

/** Returns the index of the visible slide once scrolling has ended. */
async function waitForSlide(page: Page): Promise<number> {
  await expect
    .poll(() => track(page).evaluate((list) => list.scrollLeft % list.clientWidth))
    .toBeLessThan(1)
  return shown(page)
}
