import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchFromEmail, requestShopApi } from "#tests/support/shop-customer.ts"
import { listSubjects, readMailedPath } from "./outbox.ts"
import { expect, getHeading } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

/** The gateway is asked every minute to send back what is due. */
const refundedWithinMs = 100_000

/** What the shop answers its administrator. */
async function administer(call: RestCall, body: object): Promise<Response> {
  return requestShopApi(call, { token: getRunningShop().adminToken, body })
}

test("an order is prepared and sent, and its customer is told how to follow it", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer }) => {
  await shopper.isReadyToPay(customer, goods)
  const id = await shopper.buys()
  const skipped = await administer(orderAdminCalls.moveOrder, { id, status: "shipped" })
  expect(skipped.status).toBe(409)
  const begun = await administer(orderAdminCalls.moveOrder, { id, status: "processing" })
  expect(begun.status).toBe(200)
  await page.goto("/my-account")
  await expect(page.getByText("Being prepared")).toBeVisible()

  const parcel = { carrier: "Australia Post", tracking_number: `33ABC${id}` }
  const sent = await administer(orderAdminCalls.moveOrder, { id, status: "shipped", ...parcel })
  expect(sent.status).toBe(200)
  const told = await fetchFromEmail(customer.email, /(Tracking number[^<]*)/)
  expect(told).toContain(parcel.tracking_number)
  expect(await listSubjects(customer.email)).toContain(`Your order ${id} is on its way to you`)
  const words = `Sent with Australia Post, tracking number ${parcel.tracking_number}`
  await page.goto("/my-account")
  await expect(page.getByText(words)).toBeVisible()
  await page.goto(await readMailedPath(customer.email, "/show-invoice/"))
  await expect(getHeading(page)).toHaveText(`Tax invoice ${id}`)
  await expect(shopper.main).toContainText(words)

  await administer(orderAdminCalls.moveOrder, { id, status: "completed" })
  await page.goto(`/invoice/${id}`)
  await expect(shopper.main).toContainText("Completed")
})

test("a refund goes back, and customer, invoice and tickets say so", { tag: "@repeat" }, async ({
  page,
  shopper,
  put,
  customer,
  complaints,
}) => {
  test.setTimeout(180_000)
  const tickets = await put({ price: "12.50", isTicket: true })
  await shopper.isReadyToPay(customer, tickets)
  const id = await shopper.buys()
  const printed = await readMailedPath(customer.email, "/print-tickets/")
  const reason = "The shed has no roof."
  const refunded = await administer(orderAdminCalls.refundOrder, { id, reason })
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
    const amount = shopper.amount("Refunded")
    await expect(amount).toHaveText(show("12.50"), { timeout: 1_000 })
  }).toPass({ timeout: refundedWithinMs })
  for (const path of [printed, `/print-tickets/${id}`]) {
    await page.goto(path)
    await expect(page.getByText("Sorry, Couldn't find the page you were looking for")).toBeVisible()
  }
  const again = await administer(orderAdminCalls.refundOrder, { id })
  expect(again.status).toBe(409)
  complaints.length = 0
})

test("an order that is called off before it is paid can not be paid any more", {
  tag: "@repeat",
}, async ({ page, shopper, goods, customer }) => {
  test.setTimeout(180_000)
  await shopper.isReadyToPay(customer, goods)
  await shopper.orders()
  const payment = page.url()
  await page.goto("/my-account")
  const link = page.getByRole("link", { name: /^See order/ })
  const id = Number(/\d+/.exec((await link.getAttribute("aria-label")) ?? "")?.[0])
  const reason = "We no longer make it."
  const cancelled = await administer(orderAdminCalls.cancelOrder, { id, reason })
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
  await shopper.opens("/checkout", "form#checkout")
  await shopper.buys()
})
