import type { Page } from "playwright/test"
import { fetchEmailedCode } from "#tests/support/shop-customer.ts"
import {
  clickButton,
  deleteCookies,
  expectAccountPage,
  getCodeField,
  getEmailField,
  getErrorAlert,
  getPasswordField,
  getSuccessNotice,
  logIn,
  openForm,
  password,
  test,
} from "./account-test.ts"
import { withUnreliableApi } from "./form-test.ts"
import { listViolations, listViolationsOnScreens } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"

test("redirects to the requested page after a login", {
  tag: "@repeat",
}, async ({ page, customer }) => {
  await page.goto("/my-account/addresses?from=here")
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email, "not this one")
  await expect(getErrorAlert(page)).toBeFocused()
  await expect(getEmailField(page)).toHaveValue(customer.email)
  await expect(getPasswordField(page)).toHaveValue("not this one")
  await getPasswordField(page).fill(password)
  await getPasswordField(page).press("Enter")
  await expect(page).toHaveURL(/\/my-account\/addresses\?from=here$/)
  await expectAccountPage(page, customer.email)
  await page.goto("/login")
  await expect(page).toHaveURL(/\/my-account$/)
})

test("requires a login for the checkout and redirects back to it", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  await page.goto("/checkout?step=2")
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/checkout\?step=2$/)
  await expect(getHeading(page)).toHaveText("Checkout")
})

test("shows the same error for an unknown email address as for a wrong password", {
  tag: "@repeat",
}, async ({ page, customer }) => {
  await openForm(page, "/login")
  await logIn(page, customer.email, "not this one")
  await expect(getErrorAlert(page)).toBeVisible()
  const message = await getErrorAlert(page).textContent()
  await openForm(page, "/login")
  await logIn(page, `no-${customer.email}`, "not this one")
  await expect(getErrorAlert(page)).toHaveText(message ?? "")
})

test("shows a field error for each empty field of the login and removes it when corrected", {
  tag: "@repeat",
}, async ({ page }) => {
  await openForm(page, "/login")
  await clickButton(page, "Log in")
  await expect(getEmailField(page)).toBeFocused()
  await expect(getEmailField(page)).toHaveAccessibleDescription("Enter your email address.")
  await expect(getErrorAlert(page).getByRole("link")).toHaveCount(2)
  await getEmailField(page).fill("kim@example")
  await expect(getErrorAlert(page).getByRole("link")).toHaveText(["Enter your password."])
  await clickButton(page, "Email me a link instead")
  await expect(getEmailField(page)).toHaveAccessibleDescription(/full email address/)
  expect(await listViolations(page)).toEqual([])
})

test("logs in by an emailed code only once", { tag: "@repeat" }, async ({ page, customer }) => {
  await openForm(page, "/login")
  await getEmailField(page).fill(customer.email)
  await clickButton(page, "Email me a link instead")
  await expect(getSuccessNotice(page)).toBeFocused()
  await expect(getSuccessNotice(page)).toContainText(customer.email)
  expect(await listViolations(page)).toEqual([])
  const code = await fetchEmailedCode(customer.email, customer.code)
  await page.reload()
  await waitForHydration(page.locator("#login"))
  await expect(getSuccessNotice(page)).toContainText(customer.email)
  await page.getByRole("link", { name: "Use another email address" }).click()
  await expect(getEmailField(page)).toHaveValue("")
  await page.goBack()
  await waitForHydration(page.locator("#login"))
  await getCodeField(page).fill("ABCD")
  await clickButton(page, "Log in")
  await expect(getCodeField(page)).toBeFocused()
  await expect(getCodeField(page)).toHaveAccessibleDescription(/eight letters and digits/)
  await getCodeField(page).fill(code.toLowerCase())
  await clickButton(page, "Log in")
  await expect(page).toHaveURL(/\/$/)
  await expectAccountPage(page, customer.email)
  await deleteCookies(page)
  await openForm(page, `/login?code=${code}&email=${encodeURIComponent(customer.email)}`)
  await expect(getCodeField(page)).toHaveValue(code)
  await clickButton(page, "Log in")
  await expect(getErrorAlert(page)).toBeVisible()
})

test("logs in by an emailed link after one press of a button", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  await openForm(page, "/login")
  await getEmailField(page).fill(customer.email)
  await clickButton(page, "Email me a link instead")
  await expect(getSuccessNotice(page)).toBeVisible()
  const code = await fetchEmailedCode(customer.email, customer.code)
  await openForm(page, `/login?code=${code}&email=${encodeURIComponent(customer.email)}`)
  await expect(getCodeField(page)).toHaveValue(code)
  await page.reload()
  await waitForHydration(page.locator("#login"))
  await clickButton(page, "Log in")
  await expect(page).toHaveURL(/\/$/)
  await expectAccountPage(page, customer.email)
})

test("ends the session on logout and redirects to the home page", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  await openForm(page, "/login")
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
})

test("preserves the login's fields while the API is unavailable or the browser is offline", {
  tag: "@faults",
}, async ({ page, customer, complaints }) => {
  await withUnreliableApi(async ({ api, shop }) => {
    await openForm(page, `${shop.origin}/login`)
    await api.goAway()
    await logIn(page, customer.email)
    await expect(getErrorAlert(page)).toHaveText(
      "We can’t log you in right now. Please try again in a moment. Your cart is safe.",
    )
    await expect(getEmailField(page)).toHaveValue(customer.email)
    await expect(getPasswordField(page)).toHaveValue(password)
    await page.context().setOffline(true)
    await clickButton(page, "Log in")
    await expect(getErrorAlert(page)).toBeFocused()
    await expect(getPasswordField(page)).toHaveValue(password)
    await page.context().setOffline(false)
    await api.comeBack()
    await clickButton(page, "Log in")
    await expect(page).toHaveURL(`${shop.origin}/`)
    // An open page would check its freshness while the storefront stops.
    await page.goto("about:blank")
  })
  complaints.length = 0
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("logs in after a wrong password and logs out without JavaScript", {
    tag: "@without-scripts",
  }, async ({ page, customer }) => {
    await page.goto("/my-account")
    await logIn(page, customer.email, "not this one")
    await expect(getErrorAlert(page)).toBeVisible()
    await expect(getEmailField(page)).toHaveValue(customer.email)
    await expect(getPasswordField(page)).toHaveValue("")
    expect(await page.content()).not.toContain("not this one")
    await getPasswordField(page).fill(password)
    await clickButton(page, "Log in")
    await expect(page).toHaveURL(/\/my-account$/)
    await expect(getHeading(page)).toContainText("Hello")
    await page.goto("/logout")
    await expect(getHeading(page)).toHaveText("Log out")
    await expectAccountPage(page, customer.email)
    await page.goto("/logout")
    await clickButton(page, "Log out")
    await expect(page).toHaveURL(/\/$/)
    await page.goto("/my-account")
    await expect(page).toHaveURL(/\/login$/)
  })

  test("logs in by an emailed code without JavaScript", { tag: "@without-scripts" }, async ({
    page,
    customer,
  }) => {
    await page.goto("/login")
    await getEmailField(page).fill(customer.email)
    await clickButton(page, "Email me a link instead")
    await expect(getSuccessNotice(page)).toContainText(customer.email)
    const code = await fetchEmailedCode(customer.email, customer.code)
    await getCodeField(page).fill("AAAA2222")
    await clickButton(page, "Log in")
    await expect(getErrorAlert(page)).toBeVisible()
    await expect(getCodeField(page)).toHaveValue("")
    await getCodeField(page).fill(code)
    await clickButton(page, "Log in")
    await expect(page).toHaveURL(/\/$/)
    await expectAccountPage(page, customer.email)
  })
})

const pages = ["/login", "/login?problem=state", "/login?code=ABCD2345&email=kim@example.com"]
for (const path of [...pages, "/signup", "/forgotpassword", "/logout"]) {
  test(`has no axe violations on ${path}`, {
    tag: path === "/login" ? [] : "@every-state",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    if (path === "/logout") await page.route("**/logout", blockFormSubmission)
    await openForm(page, path)
    expect(await listViolationsOnScreens(page)).toEqual([])
  })
}

/** Blocks the logout page's automatic form submission, so that the page can be tested. */
async function blockFormSubmission(
  route: Parameters<Parameters<Page["route"]>[1]>[0],
): Promise<void> {
  if (route.request().method() === "GET") await route.continue()
}
