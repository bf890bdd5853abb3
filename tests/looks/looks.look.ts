import type { Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"
import { listSystemFonts } from "./list-system-fonts.ts"
import { expect, openStablePage, renderWithTestFonts, test } from "./stable-page.ts"
import { states } from "./states.ts"

/** Width of each window and height of its screenshot, in pixels. */
const windows = [
  { width: 360, height: 1600 },
  ...resolveForTier({ core: [], full: [{ width: 768, height: 1400 }] }),
  { width: 1280, height: 1200 },
]

for (const { name, path, isCore = false, scheme = "light", setUp, act, hide = [] } of states) {
  test(`matches the screenshot of ${name}`, { tag: isCore ? [] : ["@every-state"] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 1600 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
    const tearDown = (await setUp?.(context)) ?? (async () => {})
    try {
      await openStablePage(page, path)
      await act?.(page)
      await renderWithTestFonts(page)
      for (const viewport of windows) {
        await page.setViewportSize(viewport)
        await expectScreenshot(page, `${name}-${viewport.width}.png`, hide)
      }
      expect(await listSystemFonts(page), "fonts of this machine on the page").toEqual([])
    } finally {
      await tearDown()
    }
  })
}

function expectScreenshot(page: Page, file: string, hide: readonly string[]): Promise<void> {
  // What a closed <details> contains is not shown, but has a box over what follows.
  const mask = hide.map((selector) =>
    page.locator(selector).and(page.locator(":not(details:not([open]) *)")),
  )
  return expect
    .soft(page)
    .toHaveScreenshot(file, { mask, maskColor: "#808080", animations: "disabled" })
}
