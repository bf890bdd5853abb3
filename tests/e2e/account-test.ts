import type { Locator, Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"
import { test as base, closePages, expect, getHeading, waitForHydration } from "./shop-test.ts"

type Fixtures = {
  /** A customer whose account has `password`; deleted after the test. */
  customer: ShopCustomer
}

export const password = "four curlews at dusk"

/** Playwright test with a customer account. */
export const test = base.extend<Fixtures>({
  customer: async ({ page }, use) => {
    const customer = await openShopCustomer()
    const body = { id: customer.id, newpassword: password }
    const chosen = await requestShopApi(accountCalls.updateUser, {
      token: customer.access_token,
      body,
    })
    expect(chosen.status).toBe(200)
    await use(customer)
    await closePages(page)
    await customer.remove()
  },
})

/** Locates the error message of the page's form; `notice` locates its success message. */
export const getErrorAlert = (page: Page): Locator => page.locator("main").getByRole("alert")
export const getSuccessNotice = (page: Page): Locator => page.locator("main").getByRole("status")

export const getEmailField = (page: Page): Locator =>
  page.getByRole("main").getByLabel("Email address")
export const getCodeField = (page: Page): Locator => page.getByLabel("Code from the email")
export const getPasswordField = (page: Page): Locator =>
  page.getByLabel(/^(?:Password|New password)$/)

/** Clicks a button in `main` by its exact name; other forms have buttons with similar names. */
export function clickButton(page: Page, name: string | RegExp): Promise<void> {
  return page.locator("main").getByRole("button", { name, exact: true }).click()
}

/** Opens a page with a form and waits until the form is hydrated. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page.locator("main form").first())
}

/** Deletes all cookies. Leaves the page first: an open private page would navigate by itself. */
export async function deleteCookies(page: Page): Promise<void> {
  await page.goto("about:blank")
  await page.context().clearCookies()
}

/** Fills in the login form and submits it. On the way to the checkout, opens the password first. */
export async function logIn(page: Page, email: string, typedPassword = password): Promise<void> {
  const summary = page.locator("#login details:not([open]) > summary")
  if (await summary.isVisible()) await summary.click()
  await getEmailField(page).fill(email)
  await getPasswordField(page).fill(typedPassword)
  await clickButton(page, "Log in")
}

/** Opens the account page and expects it to be that of the customer with this email address. */
export async function expectAccountPage(page: Page, email: string): Promise<void> {
  await page.goto("/my-account")
  await expect(getHeading(page)).toContainText("Hello")
  await expect(page.locator("main")).toContainText(email)
}
