import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { fetchEmailedPath, listSubjects } from "./outbox.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

/** Time for the job that checks open payments every minute. */
const reconcileTimeoutMs = 100_000

test("charges nothing for a declined payment and retries the payment of the same order", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product, 2)
  await page.getByLabel("Note to us").fill("Ring twice.")
  await shopper.placeOrder()
  await shopper.decidePayment("decline")
  await shopper.expectPaymentResult("Payment Failed")
  await expect(page.getByText("Nothing was charged.")).toBeVisible()
  await shopper.expectCartCount(2)
  await expect(page.getByText(/^Your card was declined\./)).toBeVisible()
  await payAgain(page)
  await shopper.decidePayment("decline")
  await shopper.expectPaymentResult("Payment Failed")
  await page.goto("/my-account")
  await expect(page.getByText(/^Your card was declined\./)).toBeVisible()
  await payAgain(page)
  await shopper.decidePayment("cancel")
  await shopper.expectPaymentResult("Payment Failed")
  await shopper.expectCartCount(2)
  await expect(page.getByRole("link", { name: "View your cart" })).toBeVisible()
  await page.getByRole("link", { name: "See your order" }).click()
  await expect(getHeading(page)).toHaveText(/^Order \d+$/)
  await expect(page.getByText(/^The payment was cancelled\./)).toBeVisible()
  await expect(page.getByRole("main")).toContainText(formatPrice("60.50"))
  await payAgain(page)
  await shopper.decidePayment("pay")
  await shopper.expectPaymentResult("Payment Successful")
  const order = await shopper.getOrderNumber()
  await shopper.expectCartCount(0)
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText(`Order ${order}`)
  expect(await listSubjects(customer.email)).toContain(`Thank you for your order ${order}`)
})

test("fits the payment page with a long email address into 360 px", {
  tag: "@every-state",
}, async ({ page, shopper, product, customer }) => {
  expect(customer.email.length).toBeGreaterThan(35)
  await shopper.prepareCheckout(customer, product)
  await shopper.placeOrder()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator("body")).toContainText(customer.email)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test("leaves the cart unchanged after a cancelled payment", { tag: "@repeat" }, async ({
  page,
  shopper,
  product,
  customer,
}) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.placeOrder()
  await shopper.decidePayment("cancel")
  await shopper.expectPaymentResult("Payment Failed")
  await page.getByRole("link", { name: "View your cart" }).click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByRole("listitem").filter({ hasText: product.name })).toContainText("Amber")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toBeVisible()
})

test("polls a pending payment until it is confirmed", {
  tag: "@timing",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.placeOrder()
  await shopper.decidePayment("pending")
  await shopper.expectPaymentResult("We’re checking your payment")
  await expect(page.getByText(/Please don’t pay again\.$/)).toBeVisible()
  await expect(getHeading(page)).toHaveText("Payment Successful", { timeout: 60_000 })
  await shopper.expectCartCount(0)
  await expect(page.getByRole("link", { name: "See your invoice" })).toBeVisible()
})

test("marks an order as paid when the customer never returns from the payment", {
  tag: "@timing",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.placeOrder()
  await shopper.decidePayment("vanish")
  await expect(getHeading(page)).toHaveText("This is paid")
  await expect(async () => {
    await page.goto("/my-account")
    await expect(page.getByText("Paid", { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: reconcileTimeoutMs })
  await shopper.expectCartCount(0)
  expect(await fetchEmailedPath(customer.email, "/show-invoice/")).toContain("/show-invoice/")
})

for (const confirmation of ["twice", "late"] as const) {
  test(`creates one order and one email for a payment that is confirmed ${confirmation}`, {
    tag: "@repeat",
  }, async ({ page, shopper, product, customer }) => {
    await shopper.prepareCheckout(customer, product)
    await shopper.placeOrder()
    await shopper.decidePayment(confirmation)
    await shopper.expectPaymentResult("Payment Successful")
    const order = await shopper.getOrderNumber()
    await page.reload()
    await shopper.expectPaymentResult("Payment Successful")
    await page.goto("/my-account/orders")
    await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText(`Order ${order}`)
    const subjects = await listSubjects(customer.email)
    expect(subjects.filter((subject) => subject.startsWith("Thank you"))).toEqual([
      `Thank you for your order ${order}`,
    ])
  })
}

test("shows the same payment result to anyone with its URL, without personal data", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer, browser }) => {
  await shopper.prepareCheckout(customer, product)
  const order = await shopper.buy()
  const path = page.url()
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
  for (const other of [page, await browser.newPage()]) {
    await other.goto(path)
    await new Shopper(other).expectPaymentResult("Payment Successful")
    await expect(other.locator("body")).not.toContainText(customer.email)
    await other.getByRole("link", { name: "See your invoice" }).click()
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.locator("body")).not.toContainText(`Tax invoice ${order}`)
    if (other !== page) await other.close()
  }
  for (const token of ["nonsense", "%00", "", "a".repeat(300)]) {
    await page.goto(`/payment-return?payum_token=${token}`)
    await expect(getHeading(page)).toHaveText("We can’t find this payment")
    await expect(shopper.main.getByRole("link", { name: "Contact us" })).toBeVisible()
  }
  await page.goto("/payment-return")
  await expect(getHeading(page)).toHaveText("We can’t find this payment")
})

test("responds 404 to another customer's order", { tag: "@repeat" }, async ({
  page,
  shopper,
  product,
  customer,
  browser,
  complaints,
}) => {
  await shopper.prepareCheckout(customer, product)
  const order = await shopper.buy()

  const otherCustomer = await openShopCustomer()
  const other = await browser.newPage()
  await other.goto(buildEnterPath(otherCustomer))
  for (const path of [`/invoice/${order}`, `/invoice/print/${order}`, `/print-tickets/${order}`]) {
    await other.goto(path)
    await expectMissing(other)
  }
  await other.close()
  await otherCustomer.remove()
  await page.goto(`/invoice/${order}`)
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  complaints.length = 0
})

/** Presses the button of an unpaid order and waits for the payment page. */
async function payAgain(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: /^Pay for order/ })
  await waitForHydration(form)
  await form.getByRole("button", { name: "Pay now" }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
}

async function expectMissing(page: Page): Promise<void> {
  await expect(page.getByText("Sorry, Couldn't find the page you were looking for")).toBeVisible()
}
