import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchFromEmail, requestShopApi } from "#tests/support/shop-customer.ts"
import { fetchEmailedPath, listSubjects } from "./outbox.ts"
import { expect, getHeading } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { formatPrice } from "./test-product.ts"

/** Due refunds are sent to the payment gateway every minute. */
const refundTimeoutMs = 100_000

/** Sends an API request as the shop's administrator. */
async function requestAsAdmin(call: RestCall, body: object): Promise<Response> {
  return requestShopApi(call, { token: getRunningShop().adminToken, body })
}

test("ships an order, emails its tracking number and shows it in the account and on the invoice", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  const id = await shopper.buy()
  const skipped = await requestAsAdmin(orderAdminCalls.moveOrder, { id, status: "shipped" })
  expect(skipped.status).toBe(409)
  const processing = await requestAsAdmin(orderAdminCalls.moveOrder, { id, status: "processing" })
  expect(processing.status).toBe(200)
  await page.goto("/my-account")
  await expect(page.getByText("Being prepared")).toBeVisible()

  const parcel = { carrier: "Australia Post", tracking_number: `33ABC${id}` }
  const sent = await requestAsAdmin(orderAdminCalls.moveOrder, { id, status: "shipped", ...parcel })
  expect(sent.status).toBe(200)
  const emailText = await fetchFromEmail(customer.email, /(Tracking number[^<]*)/)
  expect(emailText).toContain(parcel.tracking_number)
  expect(await listSubjects(customer.email)).toContain(`Your order ${id} is on its way to you`)
  const words = `Sent with Australia Post, tracking number ${parcel.tracking_number}`
  await page.goto("/my-account")
  await expect(page.getByText(words)).toBeVisible()
  await page.goto(await fetchEmailedPath(customer.email, "/show-invoice/"))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${id}`)
  await expect(shopper.main).toContainText(words)

  await requestAsAdmin(orderAdminCalls.moveOrder, { id, status: "completed" })
  await page.goto(`/invoice/${id}`)
  await expect(shopper.main).toContainText("Completed")
})

test("refunds an order, emails its customer, shows it on the invoice and invalidates the tickets", {
  tag: "@repeat",
}, async ({ page, shopper, createProduct, customer, complaints }) => {
  const tickets = await createProduct({ price: "12.50", isTicket: true })
  await shopper.prepareCheckout(customer, tickets)
  const id = await shopper.buy()
  const printed = await fetchEmailedPath(customer.email, "/print-tickets/")
  const reason = "The shed has no roof."
  const refunded = await requestAsAdmin(orderAdminCalls.refundOrder, { id, reason })
  expect(refunded.status).toBe(200)
  expect(await fetchFromEmail(customer.email, /(We’re sending .* back)/)).toContain("$12.50")
  expect(await listSubjects(customer.email)).toContain(`Your refund for order ${id}`)
  await page.goto("/my-account")
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: /^Tickets/ })).toHaveCount(0)
  await page.getByRole("link", { name: `Invoice of order ${id}` }).click()
  await expect(getHeading(page)).toHaveText(`Tax invoice ${id}`)
  await expect(shopper.main).toContainText("StatusRefunded")
  await expect(async () => {
    await page.reload()
    const amount = shopper.getAmount("Refunded")
    await expect(amount).toHaveText(formatPrice("12.50"), { timeout: 1_000 })
  }).toPass({ timeout: refundTimeoutMs })
  for (const path of [printed, `/print-tickets/${id}`]) {
    await page.goto(path)
    await expect(page.getByText("Sorry, Couldn't find the page you were looking for")).toBeVisible()
  }
  const again = await requestAsAdmin(orderAdminCalls.refundOrder, { id })
  expect(again.status).toBe(409)
  complaints.length = 0
})

test("rejects payment of an order that was cancelled before it was paid", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.placeOrder()
  const payment = page.url()
  await page.goto("/my-account")
  const link = page.getByRole("link", { name: /^See order/ })
  const id = Number(/\d+/.exec((await link.getAttribute("aria-label")) ?? "")?.[0])
  const reason = "We no longer make it."
  const cancelled = await requestAsAdmin(orderAdminCalls.cancelOrder, { id, reason })
  expect(cancelled.status).toBe(200)
  expect(await fetchFromEmail(customer.email, /(Reason: .*)/)).toContain(reason)
  await link.click()
  await expect(getHeading(page)).toHaveText(`Order ${id}`)
  await expect(shopper.main).toContainText("Cancelled")
  await expect(page.getByRole("button", { name: "Pay now" })).toHaveCount(0)
  await expect(async () => {
    await page.goto(payment)
    await expect(page.getByRole("button", { name: "Pay now" })).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 80_000 })
  await shopper.open("/checkout", "form#checkout")
  await shopper.buy()
})
