import type { Page } from "playwright/test"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { openShopCustomer } from "#tests/support/shop-customer.ts"
import { listSubjects, readMailedPath } from "./outbox.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

/** Comes by itself within the shop's look at open payments, which is every minute. */
const healsWithinMs = 100_000

test("a declined payment charges nothing, and the same order is paid at the next try", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer }) => {
  await shopper.isReadyToPay(customer, goods, 2)
  await page.getByLabel("Note to us").fill("Ring twice.")
  await shopper.orders()
  await shopper.decides("decline")
  await shopper.isBack("Payment Failed")
  await expect(page.getByText("Nothing was charged.")).toBeVisible()
  await shopper.seesInBadge(2)
  await expect(page.getByText(/^Your card was declined\./)).toBeVisible()
  await paysAgain(page)
  await shopper.decides("decline")
  await shopper.isBack("Payment Failed")
  await page.goto("/my-account")
  await expect(page.getByText(/^Your card was declined\./)).toBeVisible()
  await paysAgain(page)
  await shopper.decides("cancel")
  await shopper.isBack("Payment Failed")
  await page.getByRole("link", { name: "See your order" }).click()
  await expect(getHeading(page)).toHaveText(/^Order \d+$/)
  await expect(page.getByText(/^The payment was cancelled\./)).toBeVisible()
  await expect(shopper.amount("To pay")).toHaveText(show("60.50"))
  await paysAgain(page)
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
  const order = await shopper.readsOrderNumber()
  await shopper.seesInBadge(0)
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText(`Order ${order}`)
  expect(await listSubjects(customer.email)).toContain(`Thank you for your order ${order}`)
})

test("a payment that is called off leaves the cart as it was", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  await shopper.isReadyToPay(customer, goods)
  await shopper.orders()
  await shopper.decides("cancel")
  await shopper.isBack("Payment Failed")
  await page.getByRole("link", { name: "View your cart" }).click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await expect(page.getByRole("listitem").filter({ hasText: goods.name })).toContainText("Amber")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toBeVisible()
})

test("a payment that the bank takes its time for is checked until it has come", {
  tag: ["@phone-repeat", "@timing"],
}, async ({ page, shopper, goods, customer }) => {
  test.setTimeout(150_000)
  await shopper.isReadyToPay(customer, goods)
  await shopper.orders()
  await shopper.decides("pending")
  await shopper.isBack("We’re checking your payment")
  await expect(page.getByText(/Please don’t pay again\.$/)).toBeVisible()
  await expect(getHeading(page)).toHaveText("Payment Successful", { timeout: 60_000 })
  await shopper.seesInBadge(0)
  await expect(page.getByRole("link", { name: "See your invoice" })).toBeVisible()
})

test("who pays and never comes back finds the order paid in the account", {
  tag: "@timing",
}, async ({ page, shopper, goods, customer }) => {
  test.setTimeout(180_000)
  await shopper.isReadyToPay(customer, goods)
  await shopper.orders()
  await shopper.decides("vanish")
  await expect(getHeading(page)).toHaveText("This is paid")
  await expect(async () => {
    await page.goto("/my-account")
    await expect(page.getByText("Paid", { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: healsWithinMs })
  await shopper.seesInBadge(0)
  expect(await readMailedPath(customer.email, "/show-invoice/")).toContain("/show-invoice/")
})

for (const telling of ["twice", "late"] as const) {
  test(`a payment that is told of ${telling} makes one order and one mail`, {
    tag: telling === "twice" ? [] : ["@repeat"],
  }, async ({ page, shopper, goods, customer }) => {
    await shopper.isReadyToPay(customer, goods)
    await shopper.orders()
    await shopper.decides(telling)
    await shopper.isBack("Payment Successful")
    const order = await shopper.readsOrderNumber()
    await page.reload()
    await shopper.isBack("Payment Successful")
    await page.goto("/my-account/orders")
    await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText(`Order ${order}`)
    const subjects = await listSubjects(customer.email)
    expect(subjects.filter((subject) => subject.startsWith("Thank you"))).toEqual([
      `Thank you for your order ${order}`,
    ])
  })
}

test("the page after a payment tells the same to whoever opens it, and no more", {
  tag: "@repeat",
}, async ({ page, shopper, goods, customer, browser }) => {
  await shopper.isReadyToPay(customer, goods)
  const order = await shopper.buys()
  const path = page.url()
  await page.goto("/logout")
  await expect(page).toHaveURL(/\/$/)
  for (const other of [page, await browser.newPage()]) {
    await other.goto(path)
    await new Shopper(other).isBack("Payment Successful")
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

test("another customer's order is nobody else's to see", async ({
  page,
  shopper,
  goods,
  customer,
  browser,
  complaints,
}) => {
  await shopper.isReadyToPay(customer, goods)
  const order = await shopper.buys()

  const stranger = await openShopCustomer()
  const other = await browser.newPage()
  await other.goto(buildEnterPath(stranger))
  for (const path of [`/invoice/${order}`, `/invoice/print/${order}`, `/print-tickets/${order}`]) {
    await other.goto(path)
    await expectMissing(other)
  }
  await other.close()
  await stranger.remove()
  await page.goto(`/invoice/${order}`)
  await expect(getHeading(page)).toHaveText(`Tax invoice ${order}`)
  complaints.length = 0
})

/** Presses the button of an unpaid order and is at the payment. */
async function paysAgain(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: /^Pay for order/ })
  await untilAlive(form)
  await form.getByRole("button", { name: "Pay now" }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
}

async function expectMissing(page: Page): Promise<void> {
  await expect(page.getByText("Sorry, Couldn't find the page you were looking for")).toBeVisible()
}
