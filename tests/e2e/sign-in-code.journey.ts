import type { Page } from "playwright/test"
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
} from "./account-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

const resend = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Send a new code/ })

/** Opens the login on the way to the checkout. */
async function openCheckoutLogin(page: Page): Promise<void> {
  await page.goto("/checkout")
  await expect(page).toHaveURL(/\/login$/)
}

test("brings a guest to the checkout with one field and six digits, and keeps the cart", {
  tag: "@phone",
}, async ({ page, shopper, product }) => {
  const email = createEmailAddress()
  await shopper.addToCart(product, "Amber")
  await openCheckoutLogin(page)
  await waitForHydration(page.locator("#login"))
  await expect(page.locator("#login input:visible")).toHaveCount(1)
  await clickButton(page, "Continue")
  await expect(getEmailField(page)).toHaveAccessibleDescription("Enter your email address.")
  await getEmailField(page).fill(email)
  await getEmailField(page).press("Enter")
  await expect(getSuccessNotice(page)).toContainText(email)
  await expect(getCodeField(page)).toBeFocused()
  await expect(getCodeField(page)).toHaveAttribute("autocomplete", "one-time-code")
  await expect(getCodeField(page)).toHaveAttribute("inputmode", "numeric")
  await expect(resend(page)).toHaveText(/in \d+ s/)
  await expect(resend(page)).toHaveAttribute("aria-disabled", "true")
  expect(await listViolations(page)).toEqual([])
  await getCodeField(page).fill("12 34")
  await clickButton(page, "Log in")
  await expect(getCodeField(page)).toBeFocused()
  await expect(getCodeField(page)).toHaveAccessibleDescription(/A code has six digits/)
  const code = await fetchEmailedCode(email)
  await getCodeField(page).fill(code.startsWith("1") ? "234567" : "123456")
  await clickButton(page, "Log in")
  await expect(getCodeField(page)).toHaveAccessibleDescription(/wrong, has expired/)
  await getCodeField(page).fill(code)
  await getCodeField(page).press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(getHeading(page)).toHaveText("Checkout")
  await expect(page.locator("#checkout li").filter({ hasText: "Amber" })).toContainText(
    product.name,
  )
  await expectAccountPage(page, email)
})

test("opens the emailed link in the same browser only", { tag: "@repeat" }, async ({
  page,
  browser,
}) => {
  const email = createEmailAddress()
  await openCheckoutLogin(page)
  await waitForHydration(page.locator("#login"))
  await getEmailField(page).fill(email)
  await clickButton(page, "Continue")
  await expect(getCodeField(page)).toBeFocused()
  const code = await fetchEmailedCode(email)
  const path = `/login?code=${code}&email=${encodeURIComponent(email)}`
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await elsewhere.goto(path)
  await waitForHydration(elsewhere.locator("#login"))
  await clickButton(elsewhere, "Log in")
  await expect(getCodeField(elsewhere)).toHaveAccessibleDescription(/another browser/)
  await context.close()
  await page.goto(path)
  await waitForHydration(page.locator("#login"))
  await expect(getCodeField(page)).toHaveValue(code)
  await clickButton(page, "Log in")
  await expect(page).toHaveURL(/\/(?:checkout|cart)$/)
  await expectAccountPage(page, email)
})

test("logs in by password behind the disclosure, also with Enter, and keeps it open after an error", {
  tag: "@repeat",
}, async ({ page, customer }) => {
  await openCheckoutLogin(page)
  await waitForHydration(page.locator("#login"))
  await page.locator("#login summary").click()
  await getEmailField(page).fill(customer.email)
  await getPasswordField(page).fill("not this one")
  await getPasswordField(page).press("Enter")
  await expect(getErrorAlert(page)).toContainText("Incorrect email or password.")
  await expect(getPasswordField(page)).toBeVisible()
  await getPasswordField(page).fill("four curlews at dusk")
  await clickButton(page, "Log in")
  await expect(page).toHaveURL(/\/(?:checkout|cart)$/)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("signs a guest in by six digits with two plain form posts", async ({ page }) => {
    const email = createEmailAddress()
    await openCheckoutLogin(page)
    await getEmailField(page).fill(email)
    await clickButton(page, "Continue")
    await expect(getSuccessNotice(page)).toContainText(email)
    await resend(page).click()
    await expect(getCodeField(page)).toHaveAccessibleDescription(/just sent you a code/)
    await getCodeField(page).fill("000000")
    await clickButton(page, "Log in")
    await expect(getErrorAlert(page)).toBeVisible()
    await page.getByRole("link", { name: "Use another email address" }).click()
    await expect(getEmailField(page)).toHaveValue("")
    await page.goto("/login")
    await getCodeField(page).fill(await fetchEmailedCode(email))
    await clickButton(page, "Log in")
    await expect(page).toHaveURL(/\/(?:checkout|cart)$/)
    await expectAccountPage(page, email)
    await deleteCookies(page)
  })

  test("logs in by password without JavaScript on the way to the checkout", {
    tag: "@without-scripts",
  }, async ({ page, customer }) => {
    await openCheckoutLogin(page)
    await page.locator("#login summary").click()
    await getEmailField(page).fill(customer.email)
    await getPasswordField(page).fill("not this one")
    await clickButton(page, "Log in")
    await expect(getErrorAlert(page)).toContainText("Incorrect email or password.")
    await getPasswordField(page).fill("four curlews at dusk")
    await clickButton(page, "Log in")
    await expect(page).toHaveURL(/\/(?:checkout|cart)$/)
  })
})
