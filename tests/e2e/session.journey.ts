import type { BrowserContext, Locator, Page } from "playwright/test"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer, type ShopCustomer } from "#tests/support/shop-customer.ts"
import { createTrialForm } from "#tests/support/trial-form.ts"
import { logIn, openForm as openLogin, test } from "./account-test.ts"
import { nameAndMessage } from "./form-test.ts"
import { noteShifts } from "./note-shifts.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"

const header = (page: Page): Locator => page.getByRole("banner")
const accountLink = (page: Page): Locator => header(page).getByRole("link", { name: "My account" })
const loginLink = (page: Page): Locator => header(page).getByRole("link", { name: "Log in" })

/** A tab whose scripts have taken hold. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await untilAlive(tab.locator("main"))
  return tab
}

const signIn = (page: Page, customer: ShopCustomer) => page.goto(buildEnterPath(customer))

/** Leaves by the page that logs out. */
async function logOut(page: Page): Promise<void> {
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
}

/** Before the customer is gone: a tab that notices would be on its way as the browser closes. */
test.afterEach(async ({ context }) => {
  for (const tab of context.pages()) await tab.close()
})

test("a visitor's pages ask nothing about a session", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto("/shop")
  await untilAlive(page.locator("main"))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(loginLink(page)).toBeVisible()
  expect(asked.filter((path) => path.startsWith("/api/session"))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test("the header leads to the login, then to the account, and nothing moves", {
  tag: "@phone-repeat",
}, async ({ page, customer }) => {
  await page.addInitScript(noteShifts)
  await page.goto("/shop")
  await untilAlive(page.locator("main"))
  const box = await loginLink(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
  await loginLink(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, customer)
  await page.goto("/shop")
  await expect(accountLink(page)).toBeVisible()
  expect(await accountLink(page).boundingBox()).toEqual(box)
  expect(await page.evaluate(() => window.shift)).toBe(0)
  await accountLink(page).click()
  await expect(getHeading(page)).toContainText("Hello")
})

test("sign-in and private pages are neither fetched ahead nor kept by the app", {
  tag: "@every-state",
}, async ({ page, customer }) => {
  await signIn(page, customer)
  const fetched: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.headers().rsc) fetched.push(pathname)
  })
  await page.goto("/shop")
  await untilAlive(page.locator("main"))
  await accountLink(page).hover()
  await page.locator('main a[href^="/shop/"]').first().hover()
  await expect.poll(() => fetched.some((path) => path.startsWith("/shop/"))).toBe(true)
  expect(fetched).not.toContain("/my-account")
  const answer = page.waitForResponse(/\/my-account$/)
  await accountLink(page).click()
  const { "content-security-policy": policy } = (await answer).headers()
  expect(policy).toContain("'nonce-")
  await header(page).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/$/,
  )
})

test("tabs follow a login: the header changes, and a login page moves on to its own way back", async ({
  context,
  customer,
}) => {
  const shop = await openTab(context, "/shop")
  const waiting = await openTab(context, "/profile?from=here")
  await expect(waiting).toHaveURL(/\/login$/)
  const own = await context.newPage()
  await own.goto("/my-account/addresses")
  await openLogin(own, "/login")
  await logIn(own, customer.email)
  await expect(own).toHaveURL(/\/my-account\/addresses$/)
  await expect(accountLink(shop)).toBeVisible()
  await expect(waiting).toHaveURL(/\/profile\?from=here$/)
  await expect(getHeading(waiting)).toBeVisible()
})

test("tabs follow a logout: private pages give way to the front page, and nothing of them comes back", async ({
  context,
  customer,
}) => {
  const own = await context.newPage()
  await signIn(own, customer)
  const shop = await openTab(context, "/shop")
  const account = await openTab(context, "/my-account")
  await expect(account.locator("main")).toContainText(customer.email)
  await expect(accountLink(shop)).toBeVisible()
  await logOut(own)
  await expect(account).toHaveURL(/\/$/)
  await expect(account.locator("main")).not.toContainText(customer.email)
  await expect(loginLink(shop)).toBeVisible()
  await account.goBack()
  await expect(account.locator("body")).not.toContainText(customer.email)
})

test("going back after a logout shows nothing of the customer", async ({ page, customer }) => {
  await signIn(page, customer)
  await page.goto("/my-account")
  await expect(page.locator("main")).toContainText(customer.email)
  await logOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/(?:login)?$/)
  await expect(page.locator("body")).not.toContainText(customer.email)
})

test("another customer's login elsewhere has a private page shown anew", {
  tag: "@every-state",
}, async ({ context, customer }) => {
  const other = await openShopCustomer()
  const own = await context.newPage()
  await signIn(own, customer)
  const account = await openTab(context, "/my-account")
  await expect(account.locator("main")).toContainText(customer.email)
  await signIn(own, other)
  await untilAlive(own.locator("#switch"))
  await own.locator("#switch").getByRole("button").first().click()
  await expect(account.locator("main")).toContainText(other.email)
  await expect(account.locator("main")).not.toContainText(customer.email)
  // Both tabs would leave at the moment the journey ends.
  await account.close()
  await own.close()
  await other.remove()
})

test("a session that is over at the shop ends here: a private page gives way, a public one stays", async ({
  context,
}) => {
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

test("a lost line is said quietly until it is back", { tag: "@faults" }, async ({
  page,
  context,
  customer,
  complaints,
}) => {
  await page.addInitScript(noteShifts)
  await signIn(page, customer)
  await page.goto("/shop")
  await expect(accountLink(page)).toBeVisible()
  const check = page.waitForResponse(/\/api\/session\/check$/)
  await page.reload()
  await check
  const notice = page.getByRole("status").filter({ hasText: "No connection. We’ll keep trying." })
  await expect(notice).toHaveCount(0)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => window.shift)).toBe(0)
  complaints.length = 0
})

test("what the browser kept and nobody can read is reported and counts as nothing", {
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
  await expect.poll(() => warnings.join()).toContain("cannot be read and counts as nothing")
})

test("a form that needs a login leads there and back", {
  tag: ["@phone-repeat", "@every-state"],
}, async ({ page, customer }) => {
  const form = await createTrialForm({ questions: nameAndMessage, must_be_logged_on: true })
  await page.goto("/shop")
  await page.goto(`${form.path}?about=lights`)
  const note = page.getByRole("link", { name: "Please log in to send this form." })
  await untilAlive(note)
  await note.click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(new RegExp(`${form.path}\\?about=lights$`))
  await expect(note).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await form.clear()
})

test("no token is ever within reach of scripts", { tag: "@repeat" }, async ({ page, customer }) => {
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
