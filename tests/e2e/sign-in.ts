import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import type { ShopCustomer } from "#tests/support/shop-customer.ts"
import { expect } from "./shop-test.ts"

/** Signs a customer in, in the page's browser. Loads no page, as the link itself does. */
export async function signIn(page: Page, customer: ShopCustomer): Promise<void> {
  const response = await page.request.get(buildEnterPath(customer), { maxRedirects: 0 })
  expect(response.status()).toBe(303)
  expect(response.headers().location).not.toMatch(/login|confirm/)
}
