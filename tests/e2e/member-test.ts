import type { Page } from "playwright/test"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { test as base, closePages, expect, waitForHydration } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"

type Fixtures = {
  /** A new customer, signed in in the test's browser; deleted after the test. */
  member: ShopCustomer
}

/** Playwright test with its own signed-in customer. */
export const test = base.extend<Fixtures>({
  member: async ({ page }, use) => {
    const member = await openShopCustomer()
    await signIn(page, member)
    await use(member)
    await closePages(page)
    await member.remove()
  },
})

/** Opens a page and waits until the form at this selector is hydrated. */
export async function openPage(page: Page, path: string, form: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page.locator(form))
}

export { expect }
