import { createEmailAddress, fetchEmailedCode } from "#tests/support/shop-customer.ts"
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
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"

test("somebody new signs up, chooses a password and goes where they were going", {
  tag: "@phone-repeat",
}, async ({ page }) => {
  const email = createEmailAddress()
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole("link", { name: "Create an account" }).click()
  await expect(page).toHaveURL(/\/signup$/)
  await untilAlive(page.locator("#sign-up"))
  await press(page, "Create my account")
  await expect(page.getByLabel("First name")).toBeFocused()
  const links = await alert(page).getByRole("link").all()
  expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(
    ["first_name", "last_name", "email"].map((name) => `#sign-up-${name}`),
  )
  await page.getByLabel("First name").fill("Kim")
  await page.getByLabel("Last name").fill("Tran")
  await emailField(page).fill(email)
  await press(page, "Create my account")
  await expect(notice(page)).toBeFocused()
  await expect(notice(page)).toContainText(email)
  expect(await listViolations(page)).toEqual([])
  // A phone that has shown the mail may have to load the page again.
  await page.goto("/signup")
  await untilAlive(page.locator("#sign-up"))
  await expect(notice(page)).toContainText(email)
  await codeField(page).fill(await fetchEmailedCode(email))
  await press(page, "Create account")
  await expect(getHeading(page)).toHaveText("Welcome")
  expect(await listViolations(page)).toEqual([])
  await untilAlive(page.locator("#welcome"))
  await passwordField(page).fill("short")
  await press(page, "Save the password")
  await expect(passwordField(page)).toHaveAccessibleDescription(/at least 10 characters/)
  await passwordField(page).fill(password)
  await press(page, "Save the password")
  await expect(page).toHaveURL(/\/profile$/)
  await forgetLogin(page)
  await openForm(page, "/login")
  await logIn(page, email)
  await expect(page).toHaveURL(/\/$/)
  await expectAccountOf(page, email)
})

test("who has an account is told nothing else than who has none", { tag: "@repeat" }, async ({
  page,
  customer,
}) => {
  const say = async (email: string) => {
    await openForm(page, "/signup")
    await page.getByLabel("First name").fill("Kim")
    await page.getByLabel("Last name").fill("Tran")
    await emailField(page).fill(email)
    await press(page, "Create my account")
    await expect(notice(page)).toBeVisible()
    return (await notice(page).textContent())?.replace(email, "")
  }
  expect(await say(customer.email)).toBe(await say(createEmailAddress()))
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("somebody new signs up and keeps what was typed on the way", {
    tag: "@without-scripts",
  }, async ({ page }) => {
    const email = createEmailAddress()
    await page.goto("/signup")
    await page.getByLabel("First name").fill("Kim")
    await page.getByLabel("Last name").fill("Tran")
    await emailField(page).fill("kim@example")
    await press(page, "Create my account")
    await expect(alert(page)).toContainText("full email address")
    await expect(page.getByLabel("First name")).toHaveValue("Kim")
    await expect(emailField(page)).toHaveValue("kim@example")
    await emailField(page).fill(email)
    await press(page, "Create my account")
    await expect(notice(page)).toContainText(email)
    await codeField(page).fill(await fetchEmailedCode(email))
    await press(page, "Create account")
    await expect(getHeading(page)).toHaveText("Welcome")
    await passwordField(page).fill(password)
    await press(page, "Save the password")
    await expect(page).toHaveURL(/\/$/)
    await expectAccountOf(page, email)
  })
})
