import type { Page } from "playwright/test"
import sharp from "sharp"
import { listViolations, listViolationsInColours } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { measureOverflow } from "./measure-overflow.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

const catalogue = "/demo_asdf"
/** Names of the examples that are meant to render nothing. */
const unseen = /^(?:Hidden|Not before its time|Not after its time|An unknown widget.*)$/

for (const width of [390, 1280]) {
  test(`shows the widget catalogue at ${width} px without axe violations or layout shift`, {
    tag: "@every-state",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(measureLayoutShift)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(catalogue)
    await waitForHydration(page.locator("main"))
    await scrollThrough(page)
    await waitForImages(page)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
    expect(await listViolationsInColours(page)).toEqual([])
  })
}

test("renders every example of the widget catalogue, none wider than the window", {
  tag: "@every-state",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await page.goto(catalogue)
  await waitForHydration(page.locator("main"))
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await scrollThrough(page)
    const over = await measureOverflow(page)
    expect({ width, over }).toEqual({ width, over: 0 })
  }
  await waitForImages(page)
  const examples = await listExamples(page)
  const isMeantEmpty = ({ name }: Example) => unseen.test(name)
  const written = examples.filter((each) => isMeantEmpty(each) && each.text !== "")
  expect(written).toEqual([])
  const wanted = examples.filter((each) => !isMeantEmpty(each)).map(({ id }) => id)
  expect(wanted.length).toBeGreaterThan(50)
  const pictured = await listPictured(page)
  expect(wanted.filter((id) => !pictured.has(id))).toEqual([])
})

test("has no axe violations in the guide for editors", { tag: "@every-state" }, async ({
  page,
}) => {
  await page.goto("/readme")
  await expect(getHeading(page)).toHaveText("Guide for editors")
  expect(await listViolations(page)).toEqual([])
})

type Example = { id: string; name: string; text: string }

/** Lists the catalogue's examples, with their text. */
const listExamples = (page: Page): Promise<Example[]> =>
  page.locator("figure:has(> [data-example])").evaluateAll((elements) =>
    elements.map((figure) => {
      const example = figure.querySelector(":scope > [data-example]")
      return {
        id: example?.getAttribute("data-example") ?? "",
        name: figure.querySelector("figcaption")?.textContent ?? "",
        text: example?.textContent?.trim() ?? "",
      }
    }),
  )

type Box = { id: string; left: number; top: number; width: number; height: number }

/** Lists the parts of examples that the window shows, in whole pixels of its screenshot. */
const listBoxes = (page: Page): Promise<Box[]> =>
  page.locator("figure > [data-example]").evaluateAll((examples) =>
    examples.flatMap((example) => {
      const box = example.getBoundingClientRect()
      const [left, top] = [Math.max(0, Math.ceil(box.left)), Math.max(0, Math.ceil(box.top))]
      const width = Math.min(innerWidth, Math.floor(box.right)) - left
      const height = Math.min(innerHeight, Math.floor(box.bottom)) - top
      const id = example.getAttribute("data-example") ?? ""
      return width > 0 && height > 0 ? [{ id, left, top, width, height }] : []
    }),
  )

/** Returns the ids of examples that have more than one colour on screenshots of the whole page. */
async function listPictured(page: Page): Promise<Set<string>> {
  const height = 3_000
  await page.setViewportSize({ width: 1280, height })
  const pictured = new Set<string>()
  const total = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < total; top += height) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top)
    const screenshot = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { id, ...box } of await listBoxes(page)) {
      const part = sharp(screenshot.data, { raw: screenshot.info }).extract(box)
      // `stats` reads the image that was opened: of `part` itself, the whole screenshot.
      const { channels } = await sharp(await part.png().toBuffer()).stats()
      if (channels.some(({ stdev }) => stdev > 0.5)) pictured.add(id)
    }
  }
  return pictured
}

/** Scrolls down in steps so that all lazy content is fetched. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: "instant" })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
    }
    window.scrollTo({ top: 0, behavior: "instant" })
  })
}

/** Waits until every image is loaded. */
async function waitForImages(page: Page): Promise<void> {
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
