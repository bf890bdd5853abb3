import type { Page } from "playwright/test"
import { calledName } from "#tests/factories/xss-names.ts"
import { wantedHtml } from "#tests/factories/xss-payloads.ts"
import {
  type AttackedPage,
  createAttackPages,
  getFirstAndLast,
  joinFirst,
} from "#tests/support/attacked-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { expect, getHeading, test, waitForHydration } from "./shop-test.ts"

let pages: AttackedPage[] = []
let clear = async () => {}

test.beforeAll(async () => {
  const shop = await createAttackPages(resolveForTier({ core: joinFirst, full: getFirstAndLast }))
  pages = shop.pages
  clear = shop.clear
})
test.afterAll(() => clear())

/**
 * Expected console errors: missing images, external images blocked by the CSP, and errors of
 * editors' code in its own frame.
 */
const expectedComplaints =
  /^Failed to load resource|^Loading the image .* violates|\/api\/raw-code\//

/**
 * Records scripts that run, dialogs, external requests and navigations of the open page; the array
 * stays empty if the page is safe. Editors' code may run in its own sandboxed frame.
 */
async function recordLeaks(page: Page, origin: string): Promise<string[]> {
  const leaks: string[] = []
  await page.exposeBinding(calledName, ({ frame }) => {
    if (frame === page.mainFrame()) leaks.push("a script ran")
  })
  page.on("dialog", async (dialog) => {
    leaks.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on("requestfinished", (request) => {
    const isOutside = new URL(request.url()).origin !== origin && !request.url().startsWith("data:")
    if (isOutside && request.frame() === page.mainFrame()) leaks.push(request.url())
  })
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(origin)) leaks.push(frame.url())
  })
  return leaks
}

/** Focuses and dispatches user events to every element of the page, without following links. */
function dispatchUserEvents(): void {
  addEventListener("click", (event) => event.preventDefault(), { capture: true })
  addEventListener("submit", (event) => event.preventDefault(), { capture: true })
  const kinds = ["mouseover", "mouseenter", "mousedown", "click", "keydown", "toggle", "error"]
  for (const element of document.querySelectorAll("main, main *")) {
    // The shop's own script navigates to the login; other tests cover that.
    if (element.matches('a[href$="/login"]')) continue
    for (const kind of kinds) element.dispatchEvent(new Event(kind, { bubbles: kind === "click" }))
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }
}

test("executes no markup or script from the shop's texts", async ({
  page,
  baseURL,
  complaints,
}) => {
  const { origin } = new URL(baseURL ?? "")
  const leaks = await recordLeaks(page, origin)
  expect(new Set(pages.flatMap(({ types }) => types)).size).toBeGreaterThan(20)
  for (const { path, types } of pages) {
    await page.goto(path)
    await waitForHydration(page.locator("main"))
    await expect(getHeading(page).first()).toBeAttached()
    await page.evaluate(dispatchUserEvents)
    const retained = page.locator(`main ${wantedHtml.selector}`)
    expect({ path, retained: (await retained.count()) > 3 }).toEqual({ path, retained: true })
    await expect(retained.first()).toHaveText(wantedHtml.text)
    expect({ path, types, through: leaks }).toEqual({ path, types, through: [] })
    await expect(page).toHaveURL(path)
    const data = page.locator('main script[type="application/ld+json"]')
    for (const text of await data.allTextContents()) expect(() => JSON.parse(text)).not.toThrow()
  }
  expect(complaints.filter((complaint) => !expectedComplaints.test(complaint))).toEqual([])
  complaints.length = 0
})
