import { accountCalls } from "#lib/contract/account-calls.ts"
import {
  createEmailAddress,
  fetchEmailedCode,
  fetchFromEmail,
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"
import { listViolations } from "./list-violations.ts"
import { expect, openPage, test } from "./member-test.ts"
import { signIn } from "./sign-in.ts"

const password = "three small curlews"

async function choosePassword({ id, access_token: token }: ShopCustomer): Promise<void> {
  const body = { id, newpassword: password }
  const response = await requestShopApi(accountCalls.updateUser, { body, token })
  expect(response.status).toBe(200)
}

test("changes the email address with a code, then deletes the account", {
  tag: "@repeat",
}, async ({ page }) => {
  const customer = await openShopCustomer()
  await choosePassword(customer)
  await signIn(page, customer)
  const newEmail = createEmailAddress()
  await openPage(page, "/profile", "#email-form")
  const form = page.locator("#email-form")
  await form.getByLabel("New email address").fill(newEmail)
  await form.getByLabel("Current password").fill("wrong password")
  await form.getByRole("button", { name: "Send the code" }).click()
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
    /not your current password/,
  )
  await expect(form.getByLabel("New email address")).toHaveValue(newEmail)
  expect(await listViolations(page)).toEqual([])
  await form.getByLabel("Current password").fill(password)
  await form.getByRole("button", { name: "Send the code" }).click()
  await expect(form.getByRole("status")).toContainText("We’ve sent a code to your new address.")
  await form.getByLabel("Code from the email").fill("22222222")
  await form.getByRole("button", { name: "Use this address" }).click()
  await expect(form.getByLabel("Code from the email")).toHaveAccessibleDescription(/wrong/)

  const link = await fetchFromEmail(newEmail, /(\/profile\/email\?[\w=&;%.-]+)/)
  await page.goto(link.replaceAll("&amp;", "&"))
  await page.getByRole("button", { name: "Use this address" }).click()
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "Your email address has been changed.",
  )
  await openPage(page, "/profile", "#deletion-form")
  await expect(page.getByText(newEmail)).toBeVisible()
  await page.getByText("Delete my account …").press("Enter")
  const deletion = page.locator("#deletion-form")
  expect(await listViolations(page)).toEqual([])
  await deletion.getByLabel("Current password").fill(password)
  await deletion.getByRole("button", { name: "Delete for good" }).click()
  await expect(page).toHaveURL(/\/login\?deleted=1$/)
  await expect(page.getByRole("status").first()).toContainText("Your account has been deleted.")
  await page.goto("/my-account")
  await expect(page).toHaveURL(/\/login$/)
})

test("deletes an account without a password by an emailed code", { tag: "@repeat" }, async ({
  page,
}) => {
  const customer = await openShopCustomer()
  await signIn(page, customer)
  await openPage(page, "/profile", "#deletion-form")
  await page.getByText("Delete my account …").click()
  const form = page.locator("#deletion-form")
  await form.getByRole("button", { name: "Email me a code" }).click()
  await expect(form.getByRole("status")).toContainText("We’ve emailed you a code.")
  await form
    .getByLabel("Code from the email")
    .fill(await fetchEmailedCode(customer.email, customer.code))
  await form.getByRole("button", { name: "Delete for good" }).click()
  await expect(page.getByRole("status").first()).toContainText("Your account has been deleted.")
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: "@repeat",
  }, () => {
    test.use({ javaScriptEnabled })

    test("signs up for the newsletter in the footer and confirms it, with the error beside the field first", async ({
      page,
    }) => {
      const email = createEmailAddress()
      await page.goto("/contact")
      const footer = page.getByRole("contentinfo")
      // Browsers without validation of their own, and addresses that only the shop rejects.
      await footer.getByLabel("Email address").fill("ann@example")
      await footer.getByRole("button", { name: "Sign up" }).click()
      const form = page.getByRole("main").getByRole("form", { name: "News by email" })
      await expect(form.getByLabel("Email address")).toHaveAccessibleDescription(/full email/)
      await expect(form.getByLabel("Email address")).toHaveValue("ann@example")
      if (javaScriptEnabled) expect(await listViolations(page)).toEqual([])
      await page.goto("/contact")
      await footer.getByLabel("Email address").fill(email)
      await footer.getByRole("button", { name: "Sign up" }).click()
      await expect(form.getByRole("status")).toContainText("Please check your email")
      await page.goto(await fetchFromEmail(email, /(\/newsletter\/confirm\/[\w-]{43})/))
      await page.getByRole("button", { name: "Yes, keep me up to date" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you")
    })
  })
}
