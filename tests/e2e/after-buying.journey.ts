import { createTicketProduct, createUnpaidOrder } from "#tests/factories/shop-order.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading, waitForHydration } from "./shop-test.ts"
import { test } from "./shopping-test.ts"
import { signIn } from "./sign-in.ts"

test("follows an order from the thanks page, asks about it, orders again and cancels it", {
  tag: ["@phone-repeat", "@repeat"],
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  const id = await shopper.buy()
  await expect(page.getByRole("heading", { name: "Items" })).toBeVisible()
  await expect(shopper.main).toContainText(product.name)
  expect(await listViolations(page)).toEqual([])

  await page.getByRole("link", { name: "See your order" }).click()
  await expect(getHeading(page)).toHaveText(`Order ${id}`)
  await expect(page.locator("[aria-current=step]")).toContainText("Paid")
  const again = page.getByRole("form", { name: "Order again" })
  await waitForHydration(again)
  expect(await listViolations(page)).toEqual([])
  await again.getByRole("button").press("Enter")
  await expect(again.getByRole("status")).toContainText("1 item is in your cart now")
  await shopper.expectCartCount(1)

  await page.getByText("Cancel this order").press("Enter")
  await page.getByRole("button", { name: `Yes, cancel order ${id}` }).click()
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(
    "Your order is cancelled.",
  )
  await expect(page.locator("[aria-current=step]")).toContainText("Refunded")
  await expect(page.getByText("Cancel this order")).toHaveCount(0)

  await page.getByRole("link", { name: "Help with this order" }).click()
  await expect(getHeading(page)).toHaveText("Help with this order")
  await expect(page.getByRole("main").getByLabel("Order number")).toHaveValue(String(id))
})

test("shows an order's status in Arabic by the link of its email, without axe violations", {
  tag: "@repeat",
}, async ({ page, shopper, product, customer }) => {
  await shopper.prepareCheckout(customer, product)
  await shopper.buy()
  const token = await fetchFromEmail(customer.email, /\/order-status\/([\w-]{43})/)
  await page.context().clearCookies()
  await page.goto(`/ar/order-status/${token}`)
  await expect(page.locator("[aria-current=step]")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})

test.describe("without JavaScript", { tag: "@without-scripts" }, () => {
  test.use({ javaScriptEnabled: false })

  test("cancels an unpaid order", async ({ page, customer }) => {
    await signIn(page, customer)
    const tickets = await createTicketProduct()
    const { id } = await createUnpaidOrder(customer, tickets.skuId)
    await page.goto(`/my-account/orders/${id}`)
    await page.getByText("Cancel this order").click()
    await page.getByRole("button", { name: `Yes, cancel order ${id}` }).click()
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      "Your order is cancelled.",
    )
    await tickets.clear()
  })
})
