import type { BrowserContext, Locator, Page } from "playwright/test"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { createTrialForm } from "#tests/factories/trial-form.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { logIn, openForm as openLogin, test } from "./account-test.ts"
import { nameAndMessage } from "./form-test.ts"
import { measureLayoutShift } from "./measure-layout-shift.ts"
import { expect, getHeading, waitForHydration, waitForIdle } from "./shop-test.ts"

const header = (page: Page): Locator => page.getByRole("banner")
const accountLink = (page: Page): Locator => header(page).getByRole("link", { name: "My account" })
const loginLink = (page: Page): Locator => header(page).getByRole("link", { name: "Log in" })

/** Opens a tab and waits until it is hydrated. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await waitForHydration(tab.locator("main"))
  return tab
}

const signIn = (page: Page, customer: ShopCustomer) => page.goto(buildEnterPath(customer))

/** Logs out by the logout page. */
async function logOut(page: Page): Promise<void> {
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
}

/** Runs before the customer is deleted: a tab that detects it would navigate while closing. */
test.afterEach(async ({ context }) => {
  for (const tab of context.pages()) await tab.close()
})

test("sends no session request and stores nothing on a guest's pages", async ({ page }) => {
  const requestedPaths: string[] = []
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto("/shop")
  await waitForHydration(page.locator("main"))
  await waitForIdle(page)
  await expect(loginLink(page)).toBeVisible()
  expect(requestedPaths.filter((path) => path.startsWith("/api/bff/session"))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test("links the header to the login or the account without layout shift", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page, customer }) => {
  await page.addInitScript(measureLayoutShift)
  await page.goto("/shop")
  await waitForHydration(page.locator("main"))
  const box = await loginLink(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
  await loginLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, customer)
  await page.goto("/shop")
  await expect(accountLink(page)).toBeVisible()
  expect(await accountLink(page).boundingBox()).toEqual(box)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  await accountLink(page).click()
  await expect(getHeading(page)).toContainText("Hello")
})

test("loads private pages as documents with a nonce CSP and prefetches none", {
  tag: "@every-state",
}, async ({ page, customer }) => {
  await signIn(page, customer)
  const fetched: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.headers().rsc) fetched.push(pathname)
  })
  await page.goto("/shop")
  await waitForHydration(page.locator("main"))
  await accountLink(page).hover()
  await page.locator('main a[href^="/shop/"]').first().hover()
  await expect.poll(() => fetched.some((path) => path.startsWith("/shop/"))).toBe(true)
  expect(fetched).not.toContain("/my-account")
  const response = page.waitForResponse(/\/my-account$/)
  await accountLink(page).click()
  const { "content-security-policy": policy } = (await response).headers()
  expect(policy).toContain("'nonce-")
  await header(page).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/$/,
  )
})

test("updates the header of other tabs on login and redirects each login tab to its requested page", {
  tag: "@repeat",
}, async ({ context, customer }) => {
  const shop = await openTab(context, "/shop")
  const waiting = await openTab(context, "/profile?from=here")
  await expect(waiting).toHaveURL(/\/login$/)
  const mainTab = await context.newPage()
  await mainTab.goto("/my-account/addresses")
  await openLogin(mainTab, "/login")
  await logIn(mainTab, customer.email)
  await expect(mainTab).toHaveURL(/\/my-account\/addresses$/)
  await expect(accountLink(shop)).toBeVisible()
  await expect(waiting).toHaveURL(/\/profile\?from=here$/)
  await expect(getHeading(waiting)).toBeVisible()
})

test("redirects private pages in other tabs to the home page on logout, also after Back", {
  tag: "@repeat",
}, async ({ context, customer }) => {
  const mainTab = await context.newPage()
  await signIn(mainTab, customer)
  const shop = await openTab(context, "/shop")
  const account = await openTab(context, "/my-account")
  await expect(account.locator("main")).toContainText(customer.email)
  await expect(accountLink(shop)).toBeVisible()
  await logOut(mainTab)
  await expect(account).toHaveURL(/\/$/)
  await expect(account.locator("main")).not.toContainText(customer.email)
  await expect(loginLink(shop)).toBeVisible()
  await account.goBack()
  await expect(account.locator("body")).not.toContainText(customer.email)
})

test("shows no customer data on Back after a logout", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  await signIn(page, customer)
  await page.goto("/my-account")
  await expect(page.locator("main")).toContainText(customer.email)
  await logOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/(?:login)?$/)
  await expect(page.locator("body")).not.toContainText(customer.email)
})

test("reloads a private page when another customer logs in in another tab", {
  tag: "@every-state",
}, async ({ context, customer }) => {
  const other = await openShopCustomer()
  const mainTab = await context.newPage()
  await signIn(mainTab, customer)
  const account = await openTab(context, "/my-account")
  await expect(account.locator("main")).toContainText(customer.email)
  await signIn(mainTab, other)
  await waitForHydration(mainTab.locator("#switch"))
  await mainTab.locator("#switch").getByRole("button").first().click()
  await expect(account.locator("main")).toContainText(other.email)
  await expect(account.locator("main")).not.toContainText(customer.email)
  // Both tabs would navigate while the test ends.
  await account.close()
  await mainTab.close()
  await other.remove()
})

test("ends a session that the API has ended: leaves a private page, stays on a public one", {
  tag: "@repeat",
}, async ({ context }) => {
  const customer = await openShopCustomer()
  const shop = await openTab(context, "/")
  await signIn(shop, customer)
  await shop.goto("/shop")
  const account = await openTab(context, "/my-account")
  await customer.remove()
  await shop.reload()
  await expect(loginLink(shop)).toBeVisible()
  await expect(shop).toHaveURL(/\/shop$/)
  await expect(account).toHaveURL(/\/$/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain(signedInCookie)
})

test("shows a status message without layout shift while the connection is lost", {
  tag: "@faults",
}, async ({ page, context, customer, complaints }) => {
  await page.addInitScript(measureLayoutShift)
  await signIn(page, customer)
  await page.goto("/shop")
  await expect(accountLink(page)).toBeVisible()
  const check = page.waitForResponse(/\/api\/bff\/session\/check$/)
  await page.reload()
  await check
  const notice = page.getByRole("status").filter({ hasText: "No connection. We’ll keep trying." })
  await expect(notice).toHaveCount(0)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  complaints.length = 0
})

test("ignores an unreadable session entry in localStorage and logs a warning", {
  tag: "@faults",
}, async ({ page, customer }) => {
  const warnings: string[] = []
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text())
  })
  await signIn(page, customer)
  await page.addInitScript(() => localStorage.setItem("curlew.session", "{"))
  await page.goto("/shop")
  await expect(accountLink(page)).toBeVisible()
  await expect.poll(() => warnings.join()).toContain("stored link state unreadable")
})

test("links a form that needs a login to the login page and redirects back to the form", {
  tag: "@every-state",
}, async ({ page, customer }) => {
  const form = await createTrialForm({ questions: nameAndMessage, must_be_logged_on: true })
  await page.goto("/shop")
  await page.goto(`${form.path}?about=lights`)
  const note = page.getByRole("link", { name: "Please log in to send this form." })
  await waitForHydration(note)
  await note.click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${form.path}\\?about=lights$`))
  await expect(note).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await form.clear()
})

test("exposes no token to scripts", { tag: "@repeat" }, async ({ page, customer }) => {
  await signIn(page, customer)
  const { access_token, refresh_token } = customer
  for (const path of ["/shop", "/my-account", "/profile"]) {
    await page.goto(path)
    await expect(accountLink(page)).toBeVisible()
    const seen = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href]),
    )
    const all = seen + (await page.content())
    expect(all.includes(access_token) || all.includes(refresh_token)).toBe(false)
    expect(await page.evaluate(() => document.cookie)).toMatch(
      new RegExp(`^${signedInCookie}=[\\w-]{21}$`),
    )
  }
})
