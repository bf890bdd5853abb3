import type { Locator, Page } from "playwright/test"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { listViolationsInColours } from "./list-violations.ts"
import { test as base, closePages, expect } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"

type Fixtures = {
  /** An administrator, signed in in the test's browser. */
  owner: ShopCustomer
}

/** Playwright test with an owner of the shop. */
export const test = base.extend<Fixtures>({
  owner: async ({ page }, use) => {
    const owner = await openShopCustomer()
    await updateUserToAdmin(owner)
    await signIn(page, owner)
    await use(owner)
    await closePages(page)
    await owner.remove()
  },
})

export const main = (page: Page): Locator => page.locator("main")

/** Opens a screen of the back office and waits until it is hydrated: until then it is inert. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScreen(page)
}

/** Waits until the current screen of the back office is hydrated. */
async function waitForScreen(page: Page): Promise<void> {
  await expect(page.locator(".admin-screen:not([inert])")).toBeVisible()
}

/** Waits until the screen has all its data. */
export async function waitForData(page: Page): Promise<void> {
  await waitForScreen(page)
  await expect(main(page).getByText("Loading…")).toHaveCount(0)
}

/** Expects no axe violations, also by the rules about colours in dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await listViolationsInColours(page)).toEqual([])
}
