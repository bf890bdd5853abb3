import { fetchEmailedCode } from "#tests/support/shop-customer.ts"
import {
  clickButton,
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
import { listViolations } from "./list-violations.ts"
import { expect, waitForHydration } from "./shop-test.ts"

test("replaces a forgotten password and logs out all browsers", { tag: "@repeat" }, async ({
  page,
  browser,
  customer,
}) => {
  const elsewhere = await browser.newPage()
  await openForm(elsewhere, "/login")
  await logIn(elsewhere, customer.email)
  await expect(elsewhere).toHaveURL(/\/$/)

  await openForm(page, "/forgotpassword")
  await getEmailField(page).fill(customer.email)
  await clickButton(page, "Email me a code")
  await expect(getSuccessNotice(page)).toBeFocused()
  await getCodeField(page).fill(await fetchEmailedCode(customer.email, customer.code))
  await getPasswordField(page).fill("short")
  await clickButton(page, "Change my password")
  await expect(getPasswordField(page)).toBeFocused()
  await clickButton(page, "Suggest one")
  const chosen = await getPasswordField(page).inputValue()
  expect(chosen).toMatch(/^\w{16}$/)
  await clickButton(page, "Change my password")
  await expect(getSuccessNotice(page)).toContainText("Your password has been changed")
  expect(await listViolations(page)).toEqual([])
  await page.locator("main form").getByRole("link", { name: "Log in" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await waitForHydration(page.locator("#login"))
  await logIn(page, customer.email, password)
  await expect(getErrorAlert(page)).toBeVisible()
  await logIn(page, customer.email, chosen)
  await expect(page).toHaveURL(/\/$/)
  await expectAccountPage(page, customer.email)
  await elsewhere.goto("/my-account")
  await expect(elsewhere).toHaveURL(/\/login$/)
  await elsewhere.close()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("sets a new password by the emailed link without JavaScript and rejects a used code", {
    tag: "@without-scripts",
  }, async ({ page, customer }) => {
    const next = "seven quiet terns"
    await page.goto("/forgotpassword")
    await getEmailField(page).fill(customer.email)
    await clickButton(page, "Email me a code")
    await expect(getSuccessNotice(page)).toContainText(customer.email)
    const code = await fetchEmailedCode(customer.email, customer.code)
    const link = `/forgotpassword?code=${code}&email=${encodeURIComponent(customer.email)}`
    await page.goto(link)
    await getPasswordField(page).fill("short")
    await clickButton(page, "Change my password")
    await expect(getErrorAlert(page)).toContainText("at least 10 characters")
    expect(await getPasswordField(page).inputValue()).toBe("")
    await getCodeField(page).fill(code)
    await getPasswordField(page).fill(next)
    await clickButton(page, "Change my password")
    await expect(getSuccessNotice(page)).toContainText("Your password has been changed")
    await page.goto(link)
    await getPasswordField(page).fill("another one entirely")
    await clickButton(page, "Change my password")
    await expect(getErrorAlert(page)).toBeVisible()
    await page.goto("/login")
    await logIn(page, customer.email, next)
    await expect(page).toHaveURL(/\/$/)
  })
})
