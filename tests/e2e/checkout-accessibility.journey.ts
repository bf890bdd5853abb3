import type { Locator, Page } from "playwright/test"
import { resolveForTier } from "#tests/tiers.ts"
import { listViolationsOnScreens } from "./list-violations.ts"
import { fetchEmailedPath } from "./outbox.ts"
import { chooseByLabel, expect, getHeading, waitForHydration } from "./shop-test.ts"
import type { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { signIn } from "./sign-in.ts"
import { formatPrice } from "./test-product.ts"

type Role = "button" | "link" | "textbox" | "combobox" | "radio"

/** Selector of the checkout's focused error. */
const problem = "#checkout :is([aria-invalid=true], [data-notice]):focus"

/** Expects this heading and no axe violations in the page's current state, in light and dark. */
async function expectAccessible(page: Page, heading: string | RegExp): Promise<void> {
  await expect(getHeading(page)).toHaveText(heading)
  await waitForHydration(page.locator("main"))
  expect(await listViolationsOnScreens(page)).toEqual([])
}

/** Places the order; expects no axe violations on the payment page and the page after it. */
async function payAndExpectAccessible(
  shopper: Shopper,
  decision: "decline" | "pending" | "pay",
  heading: string,
): Promise<void> {
  await shopper.placeOrder()
  expect(await listViolationsOnScreens(shopper.page)).toEqual([])
  await shopper.decidePayment(decision)
  await shopper.expectPaymentResult(heading)
  await expectAccessible(shopper.page, heading)
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("has no axe violations in a cart that is empty, filled, with errors or out of stock", {
  tag: "@every-state",
}, async ({ page, shopper, product }) => {
  await page.goto("/cart")
  await expectAccessible(page, "Shopping Cart")
  await shopper.addToCart(product)
  expect(await listViolationsOnScreens(page)).toEqual([])
  await shopper.open("/cart")
  await page.getByRole("textbox", { name: "Promotion code" }).fill("EASTER15")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByRole("textbox", { name: "Promotion code" })).toHaveAttribute(
    "aria-invalid",
    "true",
  )
  await page.getByLabel("Postcode").fill("12")
  await page.getByRole("button", { name: "Estimate delivery" }).click()
  await page.getByRole("textbox", { name: /^Quantity of/ }).fill("lots")
  await page.getByRole("textbox", { name: /^Quantity of/ }).blur()
  await expect(page.getByText("Enter a whole number from 1 to 999.")).toBeVisible()
  await expectAccessible(page, "Shopping Cart")
  await product.change("Amber", { stock: 0 })
  await shopper.open("/cart")
  await expectAccessible(page, "Shopping Cart")
})

test("has no axe violations in checkout, payment, payment result, invoice and orders", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await signIn(page, customer)
  await page.goto("/checkout")
  await expectAccessible(page, "Checkout")
  await shopper.addToCart(product)
  await shopper.open("/checkout", "form#checkout")
  await expectAccessible(page, "Checkout")
  await shopper.payButton.click()
  await expect(page.getByLabel("Street and number")).toBeFocused()
  await expectAccessible(page, "Checkout")
  await page.getByLabel("Street and number").fill("118 Wharf Road")
  await shopper.payButton.click()
  await expect(page.locator(problem)).toBeFocused()
  await expectAccessible(page, "Checkout")
  await page.getByLabel("Suburb or town").fill("Sydney")
  await page.getByLabel("State or territory").selectOption("NSW")
  await page.getByLabel("Postcode").fill("2000")
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await payAndExpectAccessible(shopper, "decline", "Payment Failed")
  await shopper.openCheckout()
  await expectAccessible(page, "Checkout")
  await payAndExpectAccessible(shopper, "pay", "Payment Successful")
  const order = await shopper.getOrderNumber()
  const mailed = await fetchEmailedPath(customer.email, "/show-invoice/")
  const invoices = resolveForTier({
    core: [`/invoice/${order}`],
    full: [`/invoice/${order}`, `/invoice/print/${order}`, mailed],
  })
  for (const path of invoices) {
    await page.goto(path)
    await expectAccessible(page, `Tax invoice ${order}`)
  }
  await page.goto("/my-account")
  await expectAccessible(page, /^Hello/)
  await page.goto("/my-account/orders")
  await expectAccessible(page, "Your orders")
})

test("has no axe violations on the page of a pending payment", {
  tag: "@every-state",
}, async ({ shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await payAndExpectAccessible(shopper, "pending", "We’re checking your payment")
})

test("has no axe violations on printed tickets", {
  tag: "@every-state",
}, async ({ page, shopper, createProduct, customer }) => {
  const tickets = await createProduct({ isTicket: true })
  await shopper.prepareCheckout(customer, tickets, 2)
  const order = await shopper.buy()
  await page.goto(`/print-tickets/${order}`)
  await expectAccessible(page, "Your tickets")
})

test("has no axe violations in buying and redeeming gift vouchers", {
  tag: "@every-state",
}, async ({ page, shopper }) => {
  await shopper.open("/gift-vouchers")
  expect(await listViolationsOnScreens(page)).toEqual([])
  await chooseByLabel(page.getByRole("radio", { name: "Another amount" }))
  await expect(page.getByLabel("Amount in dollars")).toBeVisible()
  expect(await listViolationsOnScreens(page)).toEqual([])
  await chooseByLabel(page.getByRole("radio", { name: "Redeem a gift voucher" }))
  await page.getByRole("button", { name: "Redeem" }).click()
  await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true")
  expect(await listViolationsOnScreens(page)).toEqual([])
})

/** Presses Tab until this control has focus, at most 60 times. */
const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  tabToControl(page, page.getByRole(role, { name }))

async function tabToControl(page: Page, control: Locator): Promise<void> {
  const focused = control.and(page.locator(":focus"))
  await expect(control.first()).toBeVisible()
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab")
    if ((await focused.count()) > 0) return
  }
  await expect(focused).toHaveCount(1)
}

test("places and pays an order by keyboard alone", { tag: "@repeat" }, async ({
  page,
  shopper,
  product,
  customer,
}) => {
  await signIn(page, customer)
  await shopper.open(`${product.path}?colour=amber`)
  await tabTo(page, "button", "Add to cart")
  await page.keyboard.press("Enter")
  await tabTo(page, "link", "Checkout now")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  await waitForHydration(page.locator("form#checkout"))
  await tabTo(page, "textbox", "Street and number")
  await page.keyboard.type("118 Wharf Road")
  // A text field until its suggestions have loaded, then a combobox.
  await tabToControl(page, page.getByLabel("Suburb or town"))
  await page.keyboard.type("Sydney")
  await tabTo(page, "combobox", /^State or territory/)
  await page.keyboard.type("New South")
  await tabTo(page, "textbox", /^Postcode/)
  await page.keyboard.type("2000")
  await expect(page.getByLabel("Standard Post $10.60")).toBeChecked()
  await tabTo(page, "radio", /^Standard Post/)
  await page.keyboard.press("ArrowDown")
  await expect(page.getByLabel("Express Post $14.10")).toBeChecked()
  await tabTo(page, "textbox", /^Note to us/)
  await page.keyboard.type("By the gate.")
  await tabTo(page, "textbox", /^Code/)
  await page.keyboard.type("EASTER15")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/checkout$/)
  // The message that the code has expired appears once and does not block the order.
  await expect(page.getByText("This code can no longer be used.")).toBeVisible()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("39.05")} securely`)
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("EASTER15")
  expect(await listViolationsOnScreens(page)).toEqual([])
  await tabTo(page, "button", /^Pay \$/)
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/pay\/sandbox\//)
  expect(await listViolationsOnScreens(page)).toEqual([])
  await tabTo(page, "button", "Pay now")
  await page.keyboard.press("Enter")
  await shopper.expectPaymentResult("Payment Successful")
  expect(await listViolationsOnScreens(page)).toEqual([])
  await tabTo(page, "link", "See your invoice")
  await page.keyboard.press("Enter")
  await expectAccessible(page, /^Tax invoice/)
})
