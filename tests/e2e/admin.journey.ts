import type { Page } from "playwright/test"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import {
  createPaidOrder,
  createTicketProduct,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { createDeliveredProduct, createPublishedReview } from "#tests/factories/shop-review.ts"
import { buildEnterPath } from "#tests/support/member-browser.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { listViolations } from "./list-violations.ts"
import { test as base, expect, getHeading } from "./shop-test.ts"

type Fixtures = {
  /** An administrator, signed in in the test's browser. */
  owner: ShopCustomer
  tickets: TicketProduct
}

const test = base.extend<Fixtures>({
  owner: async ({ page }, use) => {
    const owner = await openShopCustomer()
    await updateUserToAdmin(owner)
    await page.goto(buildEnterPath(owner))
    await use(owner)
    await owner.remove()
  },
  tickets: async ({ page: _page }, use) => {
    const tickets = await createTicketProduct()
    await use(tickets)
    await tickets.clear()
  },
})

const main = (page: Page) => page.locator("main")

async function getOrderStatus(id: number): Promise<string | undefined> {
  const input = { body: { id }, token: getRunningShop().adminToken }
  const response = await requestShopApi(orderAdminCalls.getOrder, input)
  return orderAdminCalls.getOrder.response.parse(await response.json()).item?.status
}

test("prepares, ships and refunds an order, by the keyboard", async ({ page, owner, tickets }) => {
  const id = await createPaidOrder(owner, tickets.skuId)
  await page.goto("/admin")
  await expect(getHeading(page)).toHaveText("To do")
  await expect(main(page).getByRole("region", { name: "The last seven days" })).toBeVisible()
  expect(await listViolations(page, "light")).toEqual([])
  await main(page)
    .getByRole("link", { name: /^Orders to prepare/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/orders\?filter=/)
  await expect(main(page).getByLabel("Status")).toHaveValue("paid")
  expect(await listViolations(page, "light")).toEqual([])
  await main(page)
    .getByRole("link", { name: String(id), exact: true })
    .click()
  await expect(getHeading(page)).toHaveText(`Order ${id}`)

  await main(page).getByRole("button", { name: "Start preparing" }).press("Enter")
  expect(await listViolations(page, "light")).toEqual([])
  await main(page).getByRole("button", { name: "Mark as shipped" }).press("Enter")
  await expect(main(page).getByText("Being prepared → Shipped")).toBeVisible()
  expect(await getOrderStatus(id)).toBe("shipped")

  await main(page).getByText("Refund the order").click()
  await main(page).getByLabel("Reason").fill("Fell ill")
  await main(page).getByRole("button", { name: "Yes, refund it" }).click()
  await expect(main(page).getByText("Nothing left to do here.")).toBeVisible()
  expect(await getOrderStatus(id)).toBe("refunded")
})

test("keeps what is typed about a product until it is saved, and overwrites nobody", async ({
  page,
  complaints,
  owner: _owner,
  tickets,
}) => {
  await page.goto(`/admin/products/${tickets.productId}`)
  await expect(getHeading(page)).toHaveText(tickets.slug)
  const title = main(page).getByLabel("Title", { exact: true })
  await title.fill("An evening in the shed")
  await expect(main(page).getByText("An evening in the shed").first()).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue("An evening in the shed")
  await expect(main(page).getByText("Not saved yet")).toBeVisible()
  expect(await listViolations(page, "light")).toEqual([])

  await admin.update("sell/product", tickets.productId, { title: "Somebody else’s" })
  await main(page).getByRole("button", { name: "Save", exact: true }).click()
  await expect(main(page).getByRole("alert")).toContainText("Somebody else has changed this")
  const before = await admin.read("sell/product", { id: tickets.productId })
  expect(before.title).toBe("Somebody else’s")
  await main(page).getByRole("button", { name: "Save mine over it" }).click()
  await expect(main(page).getByText("Saved.")).toBeVisible()
  const after = await admin.read("sell/product", { id: tickets.productId })
  expect(after.title).toBe("An evening in the shed")

  await main(page).getByLabel("Name", { exact: true }).fill("")
  await main(page).getByRole("button", { name: "Save", exact: true }).click()
  await expect(main(page).getByLabel("Name", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  )
  // The browser reports the rejected request.
  complaints.length = 0
})

test("finds a product, and changes a price and a stock in place", async ({
  page,
  owner: _owner,
  tickets: _tickets,
}) => {
  await page.goto("/admin/products")
  await main(page).getByLabel("Search products").fill("resin")
  await main(page).getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL(/resin/)
  await expect(main(page).getByRole("row")).not.toHaveCount(1)
  expect(await listViolations(page, "light")).toEqual([])

  await page.goto("/admin/prices")
  const price = main(page)
    .getByLabel(/^Price/)
    .first()
  const old = await price.inputValue()
  await price.fill("a lot")
  await price.press("Enter")
  await expect(main(page).getByText("Write an amount such as 24.95.")).toBeVisible()
  expect(await listViolations(page, "light")).toEqual([])
  await price.fill("31.5")
  await price.press("Enter")
  await expect(main(page).getByText("Saved.")).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue("31.50")
  await price.fill(old)
  await price.press("Enter")
  await expect(main(page).getByText("Saved.")).toBeVisible()
})

test("rejects a published review with a reason, and publishes it again", async ({
  page,
  owner,
  tickets,
  complaints,
}) => {
  const delivered = await createDeliveredProduct(owner, tickets)
  await createPublishedReview(delivered)
  await page.goto("/admin/reviews")
  const card = main(page).getByRole("article", { name: tickets.slug })
  await expect(card).toBeVisible()
  expect(await listViolations(page, "light")).toEqual([])
  await card.getByText("Reject", { exact: true }).click()
  await card.getByRole("button", { name: "Reject it" }).click()
  await expect(card.getByLabel(/^Reason/)).toHaveAttribute("aria-invalid", "true")
  complaints.length = 0
  await card.getByLabel(/^Reason/).fill("Advertising")
  await card.getByRole("button", { name: "Reject it" }).click()
  await expect(card.getByText("Rejected: Advertising")).toBeVisible()
  await main(page).getByRole("button", { name: "Published" }).click()
  await expect(page).toHaveURL(/filter=/)
  await expect(card).toHaveCount(0)
  await main(page).getByRole("button", { name: "Rejected" }).click()
  await card.getByRole("button", { name: "Publish" }).click()
  await expect(card).toHaveCount(0)
})

test("is found by nobody but administrators", async ({ page, complaints }) => {
  const customer = await openShopCustomer()
  await page.goto("/admin/orders")
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(buildEnterPath(customer))
  expect((await page.goto("/admin/orders"))?.status()).toBe(404)
  complaints.length = 0
  await customer.remove()
})

test("fits a phone and dark mode on every screen", async ({ page, owner, tickets }) => {
  const id = await createPaidOrder(owner, tickets.skuId)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  const paths = ["", "/orders", `/orders/${id}`, "/products", "/prices", "/reviews"]
  for (const path of [...paths, `/products/${tickets.productId}`]) {
    await page.goto(`/admin${path}`)
    await expect(main(page).getByText("Loading…")).toHaveCount(0)
    await expect(getHeading(page)).toBeVisible()
    expect([path, await listViolations(page, "dark")]).toEqual([path, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
})
