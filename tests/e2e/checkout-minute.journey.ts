import { createEmailAddress, fetchEmailedCode } from "#tests/support/shop-customer.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { getCodeField, getEmailField } from "./account-test.ts"
import { expect, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"

const maxScreens = 4
/** Core counts the screens only. */
const maxMs = resolveForTier({ core: Number.POSITIVE_INFINITY, full: 60_000 })

test("leads a new customer from the product to the payment in four screens and a minute", {
  tag: "@repeat",
}, async ({ page, shopper, product }) => {
  const email = createEmailAddress()
  const screens: string[] = []
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname)
  })
  await shopper.open(product.path)
  const start = Date.now()
  await shopper.chooseColour("Amber")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("button", { name: "Added to cart" })).toBeVisible()
  const panel = page.getByRole("dialog", { name: "Added to your cart" })
  await expect(panel).toContainText(product.name)
  await expect(page.getByRole("link", { name: "Checkout now" })).toBeVisible()
  await panel.getByRole("link", { name: "Check out" }).click()

  await waitForHydration(page.locator("#login"))
  await getEmailField(page).fill(email)
  await getEmailField(page).press("Enter")
  await getCodeField(page).fill(await fetchEmailedCode(email))
  await getCodeField(page).press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  await waitForHydration(page.locator("form#checkout"))
  await page.getByLabel("First name").fill("Robin")
  await page.getByLabel("Last name").fill("Minute")
  await page.getByLabel("Street and number").fill("27 Bloodwood Street")
  await page.getByLabel("Suburb or town").pressSequentially("calli")
  await page.getByRole("option", { name: "Calliope QLD 4680" }).click()
  await expect(page.getByLabel("Postcode")).toHaveValue("4680")
  await expect(page.getByLabel("State or territory")).toHaveValue("QLD")
  await expect(shopper.payButton).toHaveText(/ securely$/)
  await shopper.placeOrder()

  expect(Date.now() - start).toBeLessThan(maxMs)
  expect(screens.length, screens.join(" → ")).toBeLessThanOrEqual(maxScreens)
})

test("closes the panel after an addition with Escape and returns the focus", {
  tag: "@repeat",
}, async ({ page, shopper, product }) => {
  await shopper.open(product.path)
  await shopper.chooseColour("Amber")
  const button = page.getByRole("button", { name: /^Add(?:ed)? to cart$/ }).first()
  await button.focus()
  await page.keyboard.press("Enter")
  const panel = page.getByRole("dialog", { name: "Added to your cart" })
  await expect(panel).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})
