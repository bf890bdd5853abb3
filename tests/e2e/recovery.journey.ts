import { fetchEmailedCode } from "#tests/support/shop-customer.ts"
import {
  alert,
  codeField,
  emailField,
  expectAccountOf,
  logIn,
  notice,
  openForm,
  password,
  passwordField,
  press,
  test,
} from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, untilAlive } from "./shop-test.ts"

test("a forgotten password is replaced, which logs out everywhere", async ({
  page,
  browser,
  customer,
}) => {
  const elsewhere = await browser.newPage()
  await openForm(elsewhere, "/login")
  await logIn(elsewhere, customer.email)
  await expect(elsewhere).toHaveURL(/\/$/)

  await openForm(page, "/forgotpassword")
  await emailField(page).fill(customer.email)
  await press(page, "Email me a code")
  await expect(notice(page)).toBeFocused()
  await codeField(page).fill(await fetchEmailedCode(customer.email, customer.code))
  await passwordField(page).fill("short")
  await press(page, "Change my password")
  await expect(passwordField(page)).toBeFocused()
  await press(page, "Suggest one")
  const chosen = await passwordField(page).inputValue()
  expect(chosen).toMatch(/^\w{16}$/)
  await press(page, "Change my password")
  await expect(notice(page)).toContainText("Your password has been changed")
  expect(await listViolations(page)).toEqual([])
  await page.locator("main form").getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await untilAlive(page.locator("#login"))
  await logIn(page, customer.email, password)
  await expect(alert(page)).toBeVisible()
  await logIn(page, customer.email, chosen)
  await expect(page).toHaveURL(/\/$/)
  await expectAccountOf(page, customer.email)
  await elsewhere.goto("/my-account")
  await expect(elsewhere).toHaveURL(/\/login$/)
  await elsewhere.close()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the link in the mail leads to a new password, and a used code is refused", {
    tag: "@without-scripts",
  }, async ({ page, customer }) => {
    const next = "seven quiet terns"
    await page.goto("/forgotpassword")
    await emailField(page).fill(customer.email)
    await press(page, "Email me a code")
    await expect(notice(page)).toContainText(customer.email)
    const code = await fetchEmailedCode(customer.email, customer.code)
    const link = `/forgotpassword?code=${code}&email=${encodeURIComponent(customer.email)}`
    await page.goto(link)
    await passwordField(page).fill("short")
    await press(page, "Change my password")
    await expect(alert(page)).toContainText("at least 10 characters")
    expect(await passwordField(page).inputValue()).toBe("")
    await codeField(page).fill(code)
    await passwordField(page).fill(next)
    await press(page, "Change my password")
    await expect(notice(page)).toContainText("Your password has been changed")
    await page.goto(link)
    await passwordField(page).fill("another one entirely")
    await press(page, "Change my password")
    await expect(alert(page)).toBeVisible()
    await page.goto("/login")
    await logIn(page, customer.email, next)
    await expect(page).toHaveURL(/\/$/)
  })
})
