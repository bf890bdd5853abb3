import type { Page } from "playwright/test"
import { fetchEmailedCode } from "#tests/support/shop-customer.ts"
import {
  alert,
  codeField,
  emailField,
  expectAccountOf,
  forgetLogin,
  logIn,
  notice,
  openForm,
  password,
  passwordField,
  press,
  test,
} from "./account-test.ts"
import { withUnreliableApi } from "./form-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"

test("who is sent to the login lands where they were going", { tag: "@phone-repeat" }, async ({
  page,
  customer,
}) => {
  await page.goto("/my-account/addresses?from=here")
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email, "not this one")
  await expect(alert(page)).toBeFocused()
  await expect(emailField(page)).toHaveValue(customer.email)
  await expect(passwordField(page)).toHaveValue("not this one")
  await passwordField(page).fill(password)
  await passwordField(page).press("Enter")
  await expect(page).toHaveURL(/\/my-account\/addresses\?from=here$/)
  await expectAccountOf(page, customer.email)
  await page.goto("/login")
  await expect(page).toHaveURL(/\/my-account$/)
})

test("who wants to check out logs in first, and comes back to the checkout", async ({
  page,
  customer,
}) => {
  await page.goto("/checkout?step=2")
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/checkout\?step=2$/)
  await expect(getHeading(page)).toHaveText("Checkout")
})

test("an unknown address is refused as a wrong password is", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  await openForm(page, "/login")
  await logIn(page, customer.email, "not this one")
  await expect(alert(page)).toBeVisible()
  const sentence = await alert(page).textContent()
  await openForm(page, "/login")
  await logIn(page, `no-${customer.email}`, "not this one")
  await expect(alert(page)).toHaveText(sentence ?? "")
})

test("an empty login is mended field by field", { tag: "@repeat" }, async ({ page }) => {
  await openForm(page, "/login")
  await press(page, "Log in")
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAccessibleDescription("Enter your email address.")
  await expect(alert(page).getByRole("link")).toHaveCount(2)
  await emailField(page).fill("kim@example")
  await expect(alert(page).getByRole("link")).toHaveText(["Enter your password."])
  await press(page, "Email me a link instead")
  await expect(emailField(page)).toHaveAccessibleDescription(/full email address/)
  expect(await listViolations(page)).toEqual([])
})

test("a mailed code logs in once", async ({ page, customer }) => {
  await openForm(page, "/login")
  await emailField(page).fill(customer.email)
  await press(page, "Email me a link instead")
  await expect(notice(page)).toBeFocused()
  await expect(notice(page)).toContainText(customer.email)
  expect(await listViolations(page)).toEqual([])
  const code = await fetchEmailedCode(customer.email, customer.code)
  await page.reload()
  await untilAlive(page.locator("#login"))
  await expect(notice(page)).toContainText(customer.email)
  await page.getByRole("link", { name: "Use another email address" }).click()
  await expect(emailField(page)).toHaveValue("")
  await page.goBack()
  await untilAlive(page.locator("#login"))
  await codeField(page).fill("ABCD")
  await press(page, "Log in")
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAccessibleDescription(/eight letters and digits/)
  await codeField(page).fill(code.toLowerCase())
  await press(page, "Log in")
  await expect(page).toHaveURL(/\/$/)
  await expectAccountOf(page, customer.email)
  await forgetLogin(page)
  await openForm(page, `/login?code=${code}&email=${encodeURIComponent(customer.email)}`)
  await press(page, "Log in")
  await expect(alert(page)).toBeVisible()
})

test("the link in the mail needs one press of a button", async ({ page, customer }) => {
  await openForm(page, "/login")
  await emailField(page).fill(customer.email)
  await press(page, "Email me a link instead")
  await expect(notice(page)).toBeVisible()
  const code = await fetchEmailedCode(customer.email, customer.code)
  await openForm(page, `/login?code=${code}&email=${encodeURIComponent(customer.email)}`)
  await expect(codeField(page)).toHaveValue(code)
  await page.reload()
  await untilAlive(page.locator("#login"))
  await press(page, "Log in")
  await expect(page).toHaveURL(/\/$/)
  await expectAccountOf(page, customer.email)
})

test("logging out ends the session and leads to the front page", async ({ page, customer }) => {
  await openForm(page, "/login")
  await logIn(page, customer.email)
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
})

test("with the API away nothing typed is lost", { tag: "@faults" }, async ({
  page,
  customer,
  complaints,
}) => {
  await withUnreliableApi(async ({ api, shop }) => {
    await openForm(page, `${shop.origin}/login`)
    await api.goAway()
    await logIn(page, customer.email)
    await expect(alert(page)).toHaveText(
      "We can’t log you in right now. Please try again in a moment. Your cart is safe.",
    )
    await expect(emailField(page)).toHaveValue(customer.email)
    await expect(passwordField(page)).toHaveValue(password)
    await page.context().setOffline(true)
    await press(page, "Log in")
    await expect(alert(page)).toBeFocused()
    await expect(passwordField(page)).toHaveValue(password)
    await page.context().setOffline(false)
    await api.comeBack()
    await press(page, "Log in")
    await expect(page).toHaveURL(`${shop.origin}/`)
  })
  complaints.length = 0
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a login is mended, sent, and ended", async ({ page, customer }) => {
    await page.goto("/my-account")
    await logIn(page, customer.email, "not this one")
    await expect(alert(page)).toBeVisible()
    await expect(emailField(page)).toHaveValue(customer.email)
    await expect(passwordField(page)).toHaveValue("")
    expect(await page.content()).not.toContain("not this one")
    await passwordField(page).fill(password)
    await press(page, "Log in")
    await expect(page).toHaveURL(/\/my-account$/)
    await expect(getHeading(page)).toContainText("Hello")
    await page.goto("/logout")
    await expect(getHeading(page)).toHaveText("Log out")
    await expectAccountOf(page, customer.email)
    await page.goto("/logout")
    await press(page, "Log out")
    await expect(page).toHaveURL(/\/$/)
    await page.goto("/my-account")
    await expect(page).toHaveURL(/\/login$/)
  })

  test("a mailed code logs in", { tag: "@without-scripts" }, async ({ page, customer }) => {
    await page.goto("/login")
    await emailField(page).fill(customer.email)
    await press(page, "Email me a link instead")
    await expect(notice(page)).toContainText(customer.email)
    const code = await fetchEmailedCode(customer.email, customer.code)
    await codeField(page).fill("AAAA2222")
    await press(page, "Log in")
    await expect(alert(page)).toBeVisible()
    await expect(codeField(page)).toHaveValue("")
    await codeField(page).fill(code)
    await press(page, "Log in")
    await expect(page).toHaveURL(/\/$/)
    await expectAccountOf(page, customer.email)
  })
})

const pages = ["/login", "/login?problem=state", "/login?code=ABCD2345&email=kim@example.com"]
for (const path of [...pages, "/signup", "/forgotpassword", "/logout"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} bars nobody, in ${colorScheme} colours`, {
      tag:
        path === "/login" && colorScheme === "light"
          ? ["@phone-repeat"]
          : ["@phone-repeat", "@every-state"],
    }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      if (path === "/logout") await page.route("**/logout", stopSending)
      await openForm(page, path)
      expect(await listViolations(page, colorScheme)).toEqual([])
    })
  }
}

/** The page logs out by itself, and is gone before anybody can look at it. */
async function stopSending(route: Parameters<Parameters<Page["route"]>[1]>[0]): Promise<void> {
  if (route.request().method() === "GET") await route.continue()
}
