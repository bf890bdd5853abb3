import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { test as base, expect, untilAlive } from "./shop-test.ts"

type Fixtures = {
  /** Somebody new, signed in in the journey's browser. */
  member: ShopCustomer
}

/** A journey of a customer of its own. */
export const test = base.extend<Fixtures>({
  member: async ({ page }, use) => {
    const member = await openShopCustomer()
    await page.goto(buildEnterPath(member))
    await use(member)
    await member.remove()
  },
})

/** Opens a page with a form and waits until its scripts have taken hold. */
export async function openPage(page: Page, path: string, form: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page.locator(form))
}

export { expect }
