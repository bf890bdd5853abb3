import type { Page } from "playwright/test"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { addToCustomerCart, sendSandboxPayment } from "#tests/factories/shop-order.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { logIn } from "./account-test.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

const notice = (page: Page) => page.locator("#checkout").getByRole("alert").first()

test("shows the current state after Back from the payment, and resumes the same order", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer, context }) => {
  await shopper.prepareCheckout(customer, product)
  await page.getByLabel("Note to us").fill("By the gate.")
  await shopper.placeOrder()
  const payment = page.url()
  await page.goBack()
  await waitForHydration(page.locator("form#checkout"))
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("35.55")} securely`)
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await expect(page.getByText(/can’t be bought|sold out|Out of stock/i)).toHaveCount(0)
  await shopper.placeOrder()
  expect(page.url()).toBe(payment)

  const other = new Shopper(await context.newPage())
  await other.page.goto(payment)
  await other.decidePayment("pay")
  await other.expectPaymentResult("Payment Successful")
  await page.goBack()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await expect(shopper.payButton).toBeHidden()
  await page.goto("/")
  await shopper.expectCartCount(0)
})

test("refreshes a checkout that the browser restores from the back/forward cache", {
  tag: "@every-state",
}, async ({ page, shopper, product, customer }) => {
  const payments: string[] = []
  // The page stays open, as in a browser with a back/forward cache.
  await page.route("**/pay/sandbox/**", (route) => {
    payments.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  const comeBack = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
    })
  await shopper.prepareCheckout(customer, product)
  await shopper.payButton.click()
  await expect(page.getByRole("button", { name: "Sending your order…" })).toBeVisible()
  await expect.poll(() => payments.length).toBe(1)
  await comeBack()
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("35.55")} securely`)
  await shopper.payButton.click()
  await expect.poll(() => payments.length).toBe(2)
  expect(new Set(payments).size).toBe(1)
  await sendSandboxPayment(payments[0] ?? "")
  await comeBack()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await page.goto("/")
  await shopper.expectCartCount(0)
})

test("shows a changed price before it charges", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await page.getByLabel("Note to us").fill("By the gate.")
  await product.change("Amber", { price: "29.95" })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText(/changed/i)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(shopper.payButton).toHaveText(`Pay ${formatPrice("40.55")} securely`)
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await shopper.placeOrder()
  await expect(page.getByText("$40.55")).toBeVisible()
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
})

test("names the products that have sold out since and charges nothing", {
  tag: "@repeat",
}, async ({ page, shopper, createProduct, product, customer }) => {
  const rare = await createProduct({ stock: 2 })
  await addToCustomerCart(customer, rare.skus.Amber, 2)
  await shopper.prepareCheckout(customer, product)
  await rare.change("Amber", { stock: 1 })
  await shopper.payButton.click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole("link", { name: "Change it in your cart" }).click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await waitForHydration(page.locator("main form").first())
  const line = page.getByRole("listitem").filter({ hasText: rare.name })
  await expect(line.locator(".text-danger")).toContainText("1")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toHaveCount(0)
  await line.getByRole("button", { name: /One less$/ }).click()
  await expect(page.getByRole("link", { name: "Checkout", exact: true }).first()).toBeVisible()
  await shopper.openCheckout()
  await shopper.buy()
})

test("creates one order for a double click on the pay button", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.payButton.dblclick({ delay: 25, noWaitAfter: true })
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  const order = await shopper.getOrderNumber()
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText([`Order ${order}`])
})

test("places one order when it is sent again after a lost response", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer, complaints }) => {
  await shopper.prepareCheckout(customer, product)
  await page.getByLabel("Note to us").fill("By the gate.")
  let isLost = false
  await page.route("**/checkout", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText("something went wrong")
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await shopper.buy()
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveCount(1)
  complaints.length = 0
})

test("preserves the checkout's fields when the session has ended, and places the order after a login", {
  tag: "@repeat",
}, async ({ page, context, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  // Later, the page's own check would detect the ended session and leave the page.
  await page.goto("/checkout", { waitUntil: "commit" })
  await page.waitForResponse("**/api/bff/session/check")
  await waitForHydration(page.locator("form#checkout"))
  await page.getByLabel("Note to us").fill("By the gate.")
  await requestShopApi(signInCalls.logout, { token: customer.access_token })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText("You’ve been logged out.")
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Log in in another tab" }).click()
  const login = await opened
  await waitForHydration(login.locator("#login"))
  await logIn(login, customer.email)
  await expect(login).not.toHaveURL(/\/login$/)
  await login.close()
  // The other tab showed this one the cart of a guest, who has no saved addresses.
  await expect(
    page.getByRole("group", { name: "Delivery address" }).getByRole("radio").first(),
  ).toBeChecked()
  await shopper.placeOrder()
})
