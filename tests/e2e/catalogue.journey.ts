import type { Page } from "playwright/test"
import sharp from "sharp"
import { listViolations } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

const catalogue = "/demo_asdf"
/** Names of the examples that are meant to render nothing. */
const unseen = /^(?:Hidden|Not before its time|Not after its time|An unknown widget.*)$/

for (const colorScheme of ["light", "dark"] as const) {
  test(`shows the widget catalogue without axe violations or layout shift, in ${colorScheme} mode`, {
    tag: ["@phone-repeat", "@every-state"],
  }, async ({ page }) => {
    await page.addInitScript(measureLayoutShift)
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.goto(catalogue)
    await waitForHydration(page.locator("main"))
    await scrollThrough(page)
    expect(await page.evaluate(() => window.shift)).toBe(0)
    expect(await listViolations(page, colorScheme)).toEqual([])
  })
}

test(
  "renders every example of the widget catalogue, none wider than the window",
  {
    tag: "@every-state",
  },
  async ({ page }, testInfo) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(catalogue)
      await waitForHydration(page.locator("main"))
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

test("has no axe violations in the guide for editors", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.goto("/readme")
  await expect(getHeading(page)).toHaveText("Guide for editors")
  expect(await listViolations(page)).toEqual([])
})

/** True if a screenshot has more than one colour. */
async function isPictured(photograph: Buffer): Promise<boolean> {
  const { channels } = await sharp(photograph).removeAlpha().stats()
  return channels.some(({ stdev }) => stdev > 0.5)
}

/** Scrolls down in steps so that all lazy content is fetched and shown. */
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
            // Slides that are not yet in view are not fetched.
            return image.complete || height === 0 || left >= innerWidth
          }),
        ),
      // A new shop has to render every image variant first.
      { timeout: 90_000 },
    )
    .toBe(true)
}
