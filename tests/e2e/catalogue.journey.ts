import type { Page } from "playwright/test"
import sharp from "sharp"
import { listViolations } from "./list-violations.ts"
import { noteShifts } from "./note-shifts.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

const catalogue = "/demo_asdf"
/** Examples whose point is that there is nothing to see. */
const unseen = /^(?:Hidden|Not before its time|Not after its time|A widget nobody knows.*)$/

for (const colorScheme of ["light", "dark"] as const) {
  test(`the catalogue bars nobody and does not jump, in ${colorScheme} colours`, {
    tag: ["@phone-repeat", "@every-state"],
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.addInitScript(noteShifts)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.goto(catalogue)
    await untilAlive(page.locator("main"))
    await scrollThrough(page)
    expect(await page.evaluate(() => window.shift)).toBe(0)
    expect(await listViolations(page, colorScheme)).toEqual([])
  })
}

test(
  "every example can be photographed, and none is wider than its window",
  {
    tag: "@every-state",
  },
  async ({ page }, testInfo) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(catalogue)
      await untilAlive(page.locator("main"))
      await scrollThrough(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ width, over }).toEqual({ width, over: 0 })
    }
    const blank: string[] = []
    for (const figure of await page.locator("figure:has(> [data-example])").all()) {
      const name = (await figure.locator("figcaption").first().textContent()) ?? ""
      const example = figure.locator("> [data-example]")
      if (unseen.test(name)) {
        expect({ name, text: (await example.textContent())?.trim() }).toEqual({ name, text: "" })
        continue
      }
      const id = (await example.getAttribute("data-example")) ?? ""
      const path = testInfo.outputPath(`${id}.png`)
      if (!(await isPictured(await example.screenshot({ path })))) blank.push(id)
    }
    expect(blank).toEqual([])
  },
)

test("the guide for editors bars nobody", { tag: "@every-state" }, async ({ page }) => {
  await page.goto("/readme")
  await expect(getHeading(page)).toHaveText("Guide for editors")
  expect(await listViolations(page)).toEqual([])
})

/** Whether a photograph shows anything but one colour. */
async function isPictured(photograph: Buffer): Promise<boolean> {
  const { channels } = await sharp(photograph).removeAlpha().stats()
  return channels.some(({ stdev }) => stdev > 0.5)
}

/** Scrolls down bit by bit, so that everything that waits to be seen is fetched and shown. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: "instant" })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    }
    window.scrollTo({ top: 0, behavior: "instant" })
  })
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.images].every((image) => {
            const { height, left } = image.getBoundingClientRect()
            // Slides that nobody has leafed to yet are not fetched.
            return image.complete || height === 0 || left >= innerWidth
          }),
        ),
      // A new shop renders every picture first.
      { timeout: 90_000 },
    )
    .toBe(true)
}
