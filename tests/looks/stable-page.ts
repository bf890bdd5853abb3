import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { test as base, expect, type Page, type Route } from "playwright/test"
import { waitForHydration } from "../e2e/shop-test.ts"

const require = createRequire(import.meta.url)
const fontPath = "/a-font-of-the-test"
const fontFile = "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2"
/** The shop's heading font, which browsers do not swap in when it loads late. */
const headingPath = "/a-heading-font-of-the-test"
const headingFile = join(import.meta.dirname, "../../app/fonts/literata-latin.woff2")
/** Renders characters beyond English as blocks: no font of the project has them. */
const blocksPath = "/a-font-of-blocks-of-the-test"
const blocksFile = join(import.meta.dirname, "blocks.woff2")
const testFonts = `
  @font-face { font-family: "Look"; src: url(${fontPath}); }
  @font-face { font-family: "Look heading"; src: url(${headingPath}); font-weight: 600 800; }
  @font-face { font-family: "Look blocks"; src: url(${blocksPath}); }
  :root {
    --font-sans: "Look", "Look blocks" !important;
    --font-mono: "Look", "Look blocks" !important;
    caret-color: transparent;
  }
  :root:not([lang="ar"], [lang="ja"], [lang="ka"], [lang="ko"], [lang^="zh"]) {
    --font-display: "Look heading", "Look", "Look blocks" !important;
  }
  ::-webkit-scrollbar { display: none; }`

/**
 * Playwright test whose page renders the same on every machine: body text in a font of the project,
 * a plain rectangle for each image, no animation.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.route("**/assets/i/**", fulfilWithPlaceholder)
    for (const [path, file] of [
      [fontPath, require.resolve(fontFile)],
      [headingPath, headingFile],
      [blocksPath, blocksFile],
    ] as const) {
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ contentType: "font/woff2", body: await readFile(file) }),
      )
    }
    await use(page)
  },
})

export { expect }

/** Opens a page and waits until it is hydrated and its fonts are loaded. */
export async function openStablePage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page.locator("main"))
  await renderWithTestFonts(page)
}

/** Adds the test's fonts to the page, waits until they are loaded and moves the pointer away. */
export async function renderWithTestFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: testFonts })
  await page.evaluate(async () => {
    await document.fonts.load('16px "Look"')
    await document.fonts.load('600 16px "Look heading"')
    await document.fonts.load('16px "Look blocks"', "\u0627")
    await document.fonts.ready
  })
  await page.mouse.move(0, 0)
}

/** Replaces every image: changed photos are no visual regression. */
const placeholderImage = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#b9c4bd"/></svg>`

async function fulfilWithPlaceholder(route: Route): Promise<void> {
  await route.fulfill({ contentType: "image/svg+xml", body: placeholderImage })
}
