import type { Page } from "playwright/test"
import { states } from "./states.ts"
import { expect, openStill, settle, test } from "./still-page.ts"

/** Width of each window, and how much of the page is photographed, in pixels. */
const windows = [
  { width: 360, height: 1600 },
  { width: 768, height: 1400 },
  { width: 1280, height: 1200 },
]

for (const { name, path, scheme = "light", become, act, hide = [] } of states) {
  for (const viewport of windows) {
    test(`${name} looks as it did, ${viewport.width} px wide`, async ({ page, context }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
      const leave = (await become?.(context)) ?? (async () => {})
      try {
        await openStill(page, path)
        await act?.(page)
        await settle(page)
        await photograph(page, `${name}-${viewport.width}.png`, hide)
      } finally {
        await leave()
      }
    })
  }
}

function photograph(page: Page, file: string, hide: readonly string[]): Promise<void> {
  const mask = hide.map((selector) => page.locator(selector))
  return expect(page).toHaveScreenshot(file, { mask, maskColor: "#808080", animations: "disabled" })
}
