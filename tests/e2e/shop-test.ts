import { type BrowserContext, test as base, expect, type Locator, type Page } from "playwright/test"
import { deleteEmailRequests } from "#tests/support/email-limit.ts"

type Fixtures = {
  /** Console errors and uncaught exceptions; a test that expects some empties the list. */
  complaints: string[]
  /** Starts each test with no email counted against this machine. */
  freshLimits: undefined
}

/** Playwright test that fails on a console error or an uncaught exception. */
export const test = base.extend<Fixtures>({
  freshLimits: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      await deleteEmailRequests()
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      recordComplaints(context, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Adds console errors and uncaught exceptions of a browser context to the list. */
export function recordComplaints(context: BrowserContext, complaints: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (webError) => complaints.push(String(webError.error())))
}

export { expect }

/** Waits until React has hydrated the element. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))),
    )
    .toBe(true)
}

/**
 * Resolves after the load event and two idle callbacks of the page. After a change of the window's
 * size, headless Chromium can be idle without calling them, hence the timeout.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  for (let callback = 0; callback < 2; callback += 1) {
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
    )
  }
}

/** Chooses a radio button by its label, as users do: the input itself is not visible. */
export async function chooseByLabel(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click()
  await expect(radio).toBeChecked()
}

/** Opens a category from the main menu; on a phone, opens the menu first. */
export async function openCategory(page: Page, name: string): Promise<void> {
  const unfold = page.getByRole("button", { name: "Open the menu" })
  if (await unfold.isVisible()) await unfold.click()
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name, exact: true })
    .click()
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible()
}

/** Closes the pages of the browser before their customer is deleted, which they would detect. */
export async function closePages(page: Page): Promise<void> {
  for (const each of page.context().pages()) await each.close()
}

/** Locates the page's `h1`. */
export function getHeading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 })
}
