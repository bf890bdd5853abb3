import type { Page } from "playwright/test"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"
import { addToCustomerCart, sendSandboxPayment } from "#tests/support/shop-order.ts"
import { logIn } from "./account-test.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

const notice = (page: Page) => page.locator("#checkout").getByRole("alert").first()

test("Back from the payment shows what is true, and the same order can be paid", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer, context }) => {
  await shopper.isReadyToPay(customer, goods)
  await page.getByLabel("Note to us").fill("By the gate.")
  await shopper.orders()
  const payment = page.url()
  await page.goBack()
  await untilAlive(page.locator("form#checkout"))
  await expect(shopper.payButton).toHaveText(`Pay ${show("35.55")}`)
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await expect(page.getByText(/can’t be bought|sold out|Out of stock/i)).toHaveCount(0)
  await shopper.orders()
  expect(page.url()).toBe(payment)

  const other = new Shopper(await context.newPage())
  await other.page.goto(payment)
  await other.decides("pay")
  await other.isBack("Payment Successful")
  await page.goBack()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await expect(shopper.payButton).toBeHidden()
  await shopper.seesInBadge(0)
})

test("a checkout that a browser has kept as it was left is put right when it comes back", {
  tag: "@every-state",
}, async ({ page, shopper, goods, customer }) => {
  const payments: string[] = []
  // The page stays, as it does in the memory of browsers that keep it.
  await page.route("**/pay/sandbox/**", (route) => {
    payments.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  const comeBack = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
    })
  await shopper.isReadyToPay(customer, goods)
  await shopper.payButton.click()
  await expect(page.getByRole("button", { name: "Sending your order…" })).toBeVisible()
  await expect.poll(() => payments.length).toBe(1)
  await comeBack()
  await expect(shopper.payButton).toHaveText(`Pay ${show("35.55")}`)
  await shopper.payButton.click()
  await expect.poll(() => payments.length).toBe(2)
  expect(new Set(payments).size).toBe(1)
  await sendSandboxPayment(payments[0] ?? "")
  await comeBack()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await shopper.seesInBadge(0)
})

test("a price that has changed is shown before anything is charged", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer }) => {
  await shopper.isReadyToPay(customer, goods)
  await page.getByLabel("Note to us").fill("By the gate.")
  await goods.change("Amber", { price: "29.95" })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText(/changed/i)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(shopper.payButton).toHaveText(`Pay ${show("40.55")}`)
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await shopper.orders()
  await expect(page.getByText("$40.55")).toBeVisible()
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
})

test("goods that are gone meanwhile are named, and nothing is charged", {
  tag: "@phone-repeat",
}, async ({ page, shopper, put, goods, customer }) => {
  const rare = await put({ stock: 2 })
  await addToCustomerCart(customer, rare.skus.Amber, 2)
  await shopper.isReadyToPay(customer, goods)
  await rare.change("Amber", { stock: 1 })
  await shopper.payButton.click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole("link", { name: "Change it in your cart" }).click()
  await expect(getHeading(page)).toHaveText("Shopping Cart")
  await untilAlive(page.locator("main form").first())
  const line = page.getByRole("listitem").filter({ hasText: rare.name })
  await expect(line.locator(".text-danger")).toContainText("1")
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toHaveCount(0)
  await line.getByRole("button", { name: /One less$/ }).click()
  await expect(page.getByRole("link", { name: "Checkout", exact: true }).first()).toBeVisible()
  await shopper.opensCheckout()
  await shopper.buys()
})

test("a double tap on the button that pays makes one order", { tag: "@phone-repeat" }, async ({
  page,
  shopper,
  goods,
  customer,
}) => {
  await shopper.isReadyToPay(customer, goods)
  await shopper.payButton.dblclick({ delay: 25, noWaitAfter: true })
  await page.waitForURL(/\/pay\/sandbox\//)
  await shopper.decides("pay")
  await shopper.isBack("Payment Successful")
  const order = await shopper.readsOrderNumber()
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveText([`Order ${order}`])
})

test("an order whose answer is lost is the same order when it is sent again", {
  tag: "@phone-repeat",
}, async ({ page, shopper, goods, customer, complaints }) => {
  await shopper.isReadyToPay(customer, goods)
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
  await shopper.buys()
  await page.goto("/my-account/orders")
  await expect(page.getByRole("heading", { name: /^Order \d+$/ })).toHaveCount(1)
  complaints.length = 0
})

test("who is no longer logged in keeps what they typed, and orders after a login", async ({
  page,
  context,
  shopper,
  goods,
  customer,
}) => {
  await shopper.isReadyToPay(customer, goods)
  // Later it would be the page's own check that finds the session ended, and leave the page.
  await page.goto("/checkout", { waitUntil: "commit" })
  await page.waitForResponse("**/api/session/check")
  await untilAlive(page.locator("form#checkout"))
  await page.getByLabel("Note to us").fill("By the gate.")
  await requestShopApi(signInCalls.logout, { token: customer.access_token })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText("You’ve been logged out.")
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Log in in another tab" }).click()
  const login = await opened
  await untilAlive(login.locator("#login"))
  await logIn(login, customer.email)
  await expect(login).not.toHaveURL(/\/login$/)
  await login.close()
  // The other tab showed this one the cart of somebody who is not logged in, who has no addresses.
  await expect(
    page.getByRole("group", { name: "Delivery address" }).getByRole("radio").first(),
  ).toBeChecked()
  await shopper.orders()
})
