import type { Locator, Page } from "playwright/test"
import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"
import { test as base, expect, getHeading, untilAlive } from "./shop-test.ts"

type Fixtures = {
  /** Somebody who has an account with `password`, for as long as the journey lasts. */
  customer: ShopCustomer
}

export const password = "four curlews at dusk"

/** A journey of somebody with an account. */
export const test = base.extend<Fixtures>({
  customer: async ({ page: _page }, use) => {
    const customer = await openShopCustomer()
    const body = { id: customer.id, newpassword: password }
    const chosen = await requestShopApi(accountCalls.updateUser, {
      token: customer.access_token,
      body,
    })
    expect(chosen.status).toBe(200)
    await use(customer)
    await customer.remove()
  },
})

/** What the page's form says is wrong, or that it was taken. */
export const alert = (page: Page): Locator => page.locator("main").getByRole("alert")
export const notice = (page: Page): Locator => page.locator("main").getByRole("status")

export const emailField = (page: Page): Locator => page.getByLabel("Email address")
export const codeField = (page: Page): Locator => page.getByLabel("Code from the email")
export const passwordField = (page: Page): Locator => page.getByLabel(/^(?:Password|New password)$/)

/** The button of the page's form; a form of another name has one as well. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page.locator("main").getByRole("button", { name, exact: true }).click()
}

/** Opens a page with a form and waits until its scripts have taken hold. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page.locator("main form").first())
}

/** The browser as it was before anybody logged in. A private page that is open would leave by itself. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto("about:blank")
  await page.context().clearCookies()
}

/** Fills in the login and sends it. */
export async function logIn(page: Page, email: string, word = password): Promise<void> {
  await emailField(page).fill(email)
  await passwordField(page).fill(word)
  await press(page, "Log in")
}

/** The account page of somebody who is logged in. */
export async function expectAccountOf(page: Page, email: string): Promise<void> {
  await page.goto("/my-account")
  await expect(getHeading(page)).toContainText("Hello")
  await expect(page.locator("main")).toContainText(email)
}
