import { listViolationsOnScreens } from "./list-violations.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { measureOverflow } from "./measure-overflow.ts"
import { expect, test, waitForHydration } from "./shop-test.ts"

const design = "/demo_asdf/design"

test("shows the design page without axe violations or layout shift", {
  tag: ["@pictures", "@every-state"],
}, async ({ page }) => {
  await page.addInitScript(measureLayoutShift)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(design)
  await waitForHydration(page.locator("main"))
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  expect(await listViolationsOnScreens(page)).toEqual([])
})

test("fits the design page into every window width", { tag: "@every-state" }, async ({ page }) => {
  await page.goto(design)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await measureOverflow(page)
    expect({ width, over }).toEqual({ width, over: 0 })
  }
})

test("shows a focus ring on every control", { tag: "@every-state" }, async ({ page }) => {
  await page.goto(design)
  const controls = page.locator("main :is(a, button, input, select, textarea):not(:disabled)")
  const count = await controls.count()
  expect(count).toBeGreaterThan(20)
  await page.locator("main").focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab")
    const focused = page.locator("main :focus")
    if ((await focused.count()) === 0) break
    const ring = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return `${outlineWidth} ${outlineStyle}`
    })
    expect(ring).toBe("3px solid")
  }
})
