import type { Page } from "playwright/test"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { askShop } from "#tests/support/shop-customer.ts"
import { addToOwnCart, payInPractice } from "#tests/support/shop-order.ts"
import { logIn } from "./account-test.ts"
import { expect, getHeading, untilAlive } from "./shop-test.ts"
import { Shopper } from "./shopper.ts"
import { test } from "./shopping-test.ts"
import { show } from "./trial-goods.ts"

/** Calls of this kind wait until they are let go. */
async function holdCalls(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

const addCall = "**/api/cart/add"
const notice = (page: Page) => page.locator("#checkout").getByRole("alert").first()

test("Back from the payment shows what is true, and the same order can be paid", {
  tag: "@phone",
}, async ({ page, shopper, goods, customer, context }) => {
  await shopper.isReadyToPay(customer, goods)
  await page.getByLabel("Note to us").fill("By the gate.")
  await shopper.orders()
  const payment = page.url()
  await page.goBack()
  await untilAlive(page.locator("form#checkout"))
  await expect(shopper.payButton).toHaveText(`Pay ${show("35.55")}`)
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  await expect(page.getByText(/cannot be bought|sold out|Out of stock/i)).toHaveCount(0)
  await shopper.orders()
  expect(page.url()).toBe(payment)

  const other = new Shopper(await context.newPage())
  await other.page.goto(payment)
  await other.decides("pay")
  await other.isBack("Payment Successful")
  await page.goBack()
  await expect(page.getByText("There is nothing in your cart.")).toBeVisible()
  await expect(shopper.payButton).toBeHidden()
  await shopper.seesInBadge(0)
})

test("a checkout that a browser has kept as it was left is put right when it comes back", async ({
  page,
  shopper,
  goods,
  customer,
}) => {
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
  await payInPractice(payments[0] ?? "")
  await comeBack()
  await expect(page.getByText("There is nothing in your cart.")).toBeVisible()
  await shopper.seesInBadge(0)
})

test("two tabs agree about what is in the cart", { tag: "@phone" }, async ({
  page,
  shopper,
  goods,
  context,
}) => {
  await shopper.opens("/cart", "main")
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  const other = new Shopper(await context.newPage())
  await other.addsToCart(goods, "Amber")
  await shopper.seesInBadge(1)
  await expect(shopper.amount("Subtotal")).toHaveText(show("24.95"))
  await page.getByRole("button", { name: /One more$/ }).click()
  await other.seesInBadge(2)
  await other.opens("/cart")
  await other.page.getByRole("button", { name: `Remove ${goods.name}` }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await shopper.seesInBadge(0)
})

test("a price that has changed is shown before anything is charged", { tag: "@phone" }, async ({
  page,
  shopper,
  goods,
  customer,
}) => {
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

test("goods that are gone meanwhile are named, and nothing is charged", { tag: "@phone" }, async ({
  page,
  shopper,
  put,
  goods,
  customer,
}) => {
  const rare = await put({ stock: 2 })
  await addToOwnCart(customer, rare.skus.Amber, 2)
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
  await expect(page.getByRole("link", { name: "Checkout", exact: true })).toBeVisible()
  await shopper.opensCheckout()
  await shopper.buys()
})

test("more than there are is refused with the number that there are", async ({
  page,
  shopper,
  put,
}) => {
  const rare = await put({ stock: 3 })
  await shopper.opens(rare.path)
  await shopper.chooses("Amber")
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("4")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.locator("main form").getByRole("alert")).toContainText("3")
  await shopper.seesInBadge(0)
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shopper.seesInBadge(3)
  await expect(page.locator("main form").getByRole("alert")).toBeEmpty()
})

test("a tap without a network says so and loses nothing", { tag: "@phone" }, async ({
  page,
  context,
  shopper,
  goods,
  complaints,
}) => {
  await shopper.addsToCart(goods)
  await shopper.seesInBadge(1)
  await page.getByRole("button", { name: "Add to cart" }).isVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await shopper.seesInBadge(1)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await shopper.seesInBadge(2)
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)

  await shopper.opens("/cart")
  await context.setOffline(true)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(page.getByText(/^You seem to be offline\./)).toBeVisible()
  await expect(shopper.amount("Subtotal")).toHaveText(show("49.90"))
  await context.setOffline(false)
  await page.getByRole("button", { name: /One more$/ }).click()
  await expect(shopper.amount("Subtotal")).toHaveText(show("74.85"))
  await expect(page.getByText(/^You seem to be offline\./)).toHaveCount(0)
  complaints.length = 0
})

test("every tap counts once, however fast they follow", { tag: "@phone" }, async ({
  page,
  shopper,
  goods,
}) => {
  await shopper.addsToCart(goods)
  await shopper.opens("/cart")
  const changes: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/cart/update")) changes.push(request.postData() ?? "")
  })
  const more = page.getByRole("button", { name: /One more$/ })
  for (let taps = 0; taps < 8; taps++) await more.click({ delay: 0 })
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
  await shopper.seesInBadge(9)
  await expect.poll(() => changes.at(-1)).toContain('"qty":9')
  await page.reload()
  await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("9")
})

test("a double tap on the button that pays makes one order", { tag: "@phone" }, async ({
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

test("a slow shop is not waited for: what was added is seen at once, and arrives", {
  tag: "@phone",
}, async ({ page, shopper, goods }) => {
  await shopper.opens(goods.path)
  await shopper.chooses("Amber")
  const letGo = await holdCalls(page, addCall)
  const took = await page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>("main form button[type=submit]")
    const begun = performance.now()
    button?.click()
    while (button?.textContent !== "Added to cart" && performance.now() - begun < 5_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  })
  expect(took).toBeLessThan(100)
  await shopper.seesInBadge(1)
  await page.getByRole("link", { name: "Checkout now" }).click()
  await expect(page).toHaveURL(new RegExp(goods.path))
  letGo()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto("/cart")
  await expect(shopper.amount("Subtotal")).toHaveText(show("24.95"))
})

test("an order whose answer is lost is the same order when it is sent again", {
  tag: "@phone",
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
  await page.getByLabel("Note to us").fill("By the gate.")
  await askShop(signInCalls.logout, { token: customer.access_token })
  await shopper.payButton.click()
  await expect(notice(page)).toContainText("You are no longer logged in.")
  await expect(page.getByLabel("Note to us")).toHaveValue("By the gate.")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Log in in another tab" }).click()
  const login = await opened
  await untilAlive(login.locator("#login"))
  await logIn(login, customer.email)
  await expect(login).not.toHaveURL(/\/login$/)
  await login.close()
  await shopper.orders()
})
