import type { Page } from "playwright/test"
import { pickForTier } from "#tests/tiers.ts"
import { listMachineFonts } from "./machine-fonts.ts"
import { states } from "./states.ts"
import { expect, openStill, settle, test } from "./still-page.ts"

/** Width of each window, and how much of the page is photographed, in pixels. */
const windows = [
  { width: 360, height: 1600 },
  ...pickForTier({ core: [], full: [{ width: 768, height: 1400 }] }),
  { width: 1280, height: 1200 },
]

for (const { name, path, isCore = false, scheme = "light", become, act, hide = [] } of states) {
  test(`${name} looks as it did`, { tag: isCore ? [] : ["@every-state"] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 1600 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
    const leave = (await become?.(context)) ?? (async () => {})
    try {
      await openStill(page, path)
      await act?.(page)
      await settle(page)
      for (const viewport of windows) {
        await page.setViewportSize(viewport)
        await photograph(page, `${name}-${viewport.width}.png`, hide)
      }
      expect(await listMachineFonts(page), "fonts of this machine on the page").toEqual([])
    } finally {
      await leave()
    }
  })
}

function photograph(page: Page, file: string, hide: readonly string[]): Promise<void> {
  const mask = hide.map((selector) => page.locator(selector))
  return expect
    .soft(page)
    .toHaveScreenshot(file, { mask, maskColor: "#808080", animations: "disabled" })
}
