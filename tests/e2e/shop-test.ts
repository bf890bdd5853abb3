import { test as base, expect, type Locator, type Page } from "playwright/test"

type Fixtures = {
  /** What the browser complained about; a test that expects complaints empties it. */
  complaints: string[]
}

/** A journey, which fails when the browser's console shows an error or a script throws. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on("console", (message) => {
        if (message.type() === "error")
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on("weberror", (fault) => complaints.push(String(fault.error())))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Resolves once the page's scripts have taken hold of an element. */
export async function untilAlive(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))),
    )
    .toBe(true)
}

/** Opens a category from the menu, which a phone has to unfold first. */
export async function openCategory(page: Page, name: string): Promise<void> {
  const unfold = page.getByRole("button", { name: "Open the menu" })
  if (await unfold.isVisible()) await unfold.click()
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name, exact: true })
    .click()
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible()
}

/** The page's one first heading. */
export function getHeading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 })
}
