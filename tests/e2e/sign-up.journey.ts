import { createEmailAddress, fetchEmailedCode } from "#tests/support/shop-customer.ts"
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
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"

test("signs up a new customer with a password and redirects to the requested page", {
  tag: "@repeat",
}, async ({ page }) => {
  const email = createEmailAddress()
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole("link", { name: "Create an account" }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await waitForHydration(page.locator("#sign-up"))
  await clickButton(page, "Create my account")
  await expect(page.getByLabel("First name")).toBeFocused()
  const links = await getErrorAlert(page).getByRole("link").all()
  expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(
    ["first_name", "last_name", "email"].map((name) => `#sign-up-${name}`),
  )
  await page.getByLabel("First name").fill("Kim")
  await page.getByLabel("Last name").fill("Tran")
  await getEmailField(page).fill(email)
  await clickButton(page, "Create my account")
  await expect(getSuccessNotice(page)).toBeFocused()
  await expect(getSuccessNotice(page)).toContainText(email)
  expect(await listViolations(page)).toEqual([])
  // A phone that has switched to the email app may have to reload the page.
  await page.goto("/signup")
  await waitForHydration(page.locator("#sign-up"))
  await expect(getSuccessNotice(page)).toContainText(email)
  await getCodeField(page).fill(await fetchEmailedCode(email))
  await clickButton(page, "Create account")
  await expect(getHeading(page)).toHaveText("Welcome")
  expect(await listViolations(page)).toEqual([])
  await waitForHydration(page.locator("#welcome"))
  await getPasswordField(page).fill("short")
  await clickButton(page, "Save the password")
  await expect(getPasswordField(page)).toHaveAccessibleDescription(/at least 10 characters/)
  await getPasswordField(page).fill(password)
  await clickButton(page, "Save the password")
  await expect(page).toHaveURL(/\/profile$/)
  await deleteCookies(page)
  await openForm(page, "/login")
  await logIn(page, email)
  await expect(page).toHaveURL(/\/$/)
  await expectAccountPage(page, email)
})

test("shows the same message for an existing account as for a new email address", {
  tag: "@repeat",
}, async ({ page, customer }) => {
  const getSignUpNotice = async (email: string) => {
    // Without `start-over`, the page still shows the code step of the last email address.
    await openForm(page, "/signup?start-over")
    await page.getByLabel("First name").fill("Kim")
    await page.getByLabel("Last name").fill("Tran")
    await getEmailField(page).fill(email)
    await clickButton(page, "Create my account")
    await expect(getSuccessNotice(page)).toBeVisible()
    return (await getSuccessNotice(page).textContent())?.replace(email, "")
  }
  expect(await getSignUpNotice(customer.email)).toBe(await getSignUpNotice(createEmailAddress()))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("signs up a new customer without JavaScript and preserves the fields after an error", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const email = createEmailAddress()
    await page.goto("/signup")
    await page.getByLabel("First name").fill("Kim")
    await page.getByLabel("Last name").fill("Tran")
    await getEmailField(page).fill("kim@example")
    await clickButton(page, "Create my account")
    await expect(getErrorAlert(page)).toContainText("full email address")
    await expect(page.getByLabel("First name")).toHaveValue("Kim")
    await expect(getEmailField(page)).toHaveValue("kim@example")
    await getEmailField(page).fill(email)
    await clickButton(page, "Create my account")
    await expect(getSuccessNotice(page)).toContainText(email)
    await getCodeField(page).fill(await fetchEmailedCode(email))
    await clickButton(page, "Create account")
    await expect(getHeading(page)).toHaveText("Welcome")
    await getPasswordField(page).fill(password)
    await clickButton(page, "Save the password")
    await expect(page).toHaveURL(/\/$/)
    await expectAccountPage(page, email)
  })
})
