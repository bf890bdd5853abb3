import type { Page } from "playwright/test"
import {
  type AttackedPage,
  createAttackPages,
  getFirstAndLast,
} from "#tests/support/attacked-shop.ts"
import { calledName } from "#tests/support/xss-names.ts"
import { wantedHtml } from "#tests/support/xss-payloads.ts"
import { expect, getHeading, test, untilAlive } from "./shop-test.ts"

test.describe.configure({ timeout: 180_000 })

let pages: AttackedPage[] = []
let clear = async () => {}

test.beforeAll(async () => {
  const shop = await createAttackPages(getFirstAndLast)
  pages = shop.pages
  clear = shop.clear
})
test.afterAll(() => clear())

/** Missing pictures, those of strangers, which are refused, and what code in its own frame meets. */
const harmless = /^Failed to load resource|^Loading the image .* violates|\/api\/raw-code\//

/**
 * What gets through to the page while it is open; empty where nothing does. Editors' own code is
 * meant to run, in a frame that is apart from the page.
 */
async function watchPage(page: Page, origin: string): Promise<string[]> {
  const through: string[] = []
  await page.exposeBinding(calledName, ({ frame }) => {
    if (frame === page.mainFrame()) through.push("a script ran")
  })
  page.on("dialog", async (dialog) => {
    through.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on("requestfinished", (request) => {
    const isOutside = new URL(request.url()).origin !== origin && !request.url().startsWith("data:")
    if (isOutside && request.frame() === page.mainFrame()) through.push(request.url())
  })
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(origin)) through.push(frame.url())
  })
  return through
}

/** Does to every element of the page what a visitor might, without following its links. */
function touchEverything(): void {
  addEventListener("click", (event) => event.preventDefault(), { capture: true })
  addEventListener("submit", (event) => event.preventDefault(), { capture: true })
  const kinds = ["mouseover", "mouseenter", "mousedown", "click", "keydown", "toggle", "error"]
  for (const element of document.querySelectorAll("main, main *")) {
    // By script of the shop's own it leads away, as its journeys show.
    if (element.matches('a[href$="/login"]')) continue
    for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: kind === "click" }))
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
}

test("no text of the shop runs in its visitors' browsers", async ({
  page,
  baseURL,
  complaints,
}) => {
  const { origin } = new URL(baseURL ?? "")
  const through = await watchPage(page, origin)
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, type } of pages) {
    await page.goto(path)
    await untilAlive(page.locator("main"))
    await expect(getHeading(page).first()).toBeAttached()
    await page.evaluate(touchEverything)
    const kept = page.locator(`main ${wantedHtml.selector}`)
    expect({ path, kept: (await kept.count()) > 3 }).toEqual({ path, kept: true })
    await expect(kept.first()).toHaveText(wantedHtml.text)
    expect({ path, type, through }).toEqual({ path, type, through: [] })
    await expect(page).toHaveURL(path)
    const data = page.locator('main script[type="application/ld+json"]')
    for (const text of await data.allTextContents()) expect(() => JSON.parse(text)).not.toThrow()
  }
  expect(complaints.filter((complaint) => !harmless.test(complaint))).toEqual([])
  complaints.length = 0
})
