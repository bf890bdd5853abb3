import type { Page } from "playwright/test"
import { expect, test, untilAlive } from "./shop-test.ts"

const slider = (page: Page) => page.locator('[aria-roledescription="carousel"]').first()
const track = (page: Page) => slider(page).locator("ul")
const shown = (page: Page) =>
  track(page).evaluate((list) => Math.round(Math.abs(list.scrollLeft) / list.clientWidth))

/** The front page, its clock standing still from the moment the slider runs. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto("/")
  await untilAlive(slider(page).getByRole("button").first())
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => shown(page)).toBeGreaterThanOrEqual(0)
}

test("the slides move on every four seconds and go round", { tag: "@phone-repeat" }, async ({
  page,
}) => {
  await openWithStillClock(page)
  const count = await track(page).locator(":scope > li").count()
  expect(count).toBeGreaterThan(1)
  await slider(page).getByRole("button", { name: "Stop the slides" }).click()
  await slider(page).getByRole("button", { name: "Start the slides" }).click()
  await slider(page)
    .getByRole("button", { name: "Start the slides" })
    .or(slider(page).getByRole("button", { name: "Stop the slides" }))
    .blur()
  let at = await settle(page)
  for (let turn = 0; turn < count; turn++) {
    await page.clock.runFor(3_900)
    expect(await shown(page)).toBe(at)
    await page.clock.runFor(100)
    at = (at + 1) % count
    await expect.poll(() => shown(page)).toBe(at)
  }
})

test("the slides stop when asked to, and can be leafed through", { tag: "@every-state" }, async ({
  page,
}) => {
  await openWithStillClock(page)
  await slider(page).getByRole("button", { name: "Stop the slides" }).click()
  const at = await settle(page)
  await page.clock.runFor(20_000)
  expect(await settle(page)).toBe(at)
  const count = await track(page).locator(":scope > li").count()
  await slider(page).getByRole("button", { name: "Next slide" }).click()
  await expect.poll(() => shown(page)).toBe((at + 1) % count)
  await slider(page).getByRole("button", { name: "Previous slide" }).click()
  await expect.poll(() => shown(page)).toBe(at)
})

test("the slides stand still for who wants less motion", { tag: "@every-state" }, async ({
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

/** The shown slide, once it no longer moves. */
async function settle(page: Page): Promise<number> {
  await expect
    .poll(() => track(page).evaluate((list) => list.scrollLeft % list.clientWidth))
    .toBeLessThan(1)
  return shown(page)
}
