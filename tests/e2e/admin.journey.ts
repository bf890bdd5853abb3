import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import {
  createPaidOrder,
  createTicketProduct,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { createDeliveredProduct, createPublishedReview } from "#tests/factories/shop-review.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { openShopCustomer, requestShopApi } from "#tests/support/shop-customer.ts"
import { test as base, main, openScreen, waitForData } from "./admin-test.ts"
import { listViolations } from "./list-violations.ts"
import { expect, getHeading } from "./shop-test.ts"
import { signIn } from "./sign-in.ts"

const test = base.extend<{ tickets: TicketProduct }>({
  tickets: async ({ page: _page }, use) => {
    const tickets = await createTicketProduct()
    await use(tickets)
    await tickets.clear()
  },
})

async function getOrderStatus(id: number): Promise<string | undefined> {
  const input = { body: { id }, token: getRunningShop().adminToken }
  const response = await requestShopApi(orderAdminCalls.getOrder, input)
  return orderAdminCalls.getOrder.response.parse(await response.json()).item?.status
}

test("prepares, ships and refunds an order, by the keyboard", { tag: "@repeat" }, async ({
  page,
  owner,
  tickets,
}) => {
  const id = await createPaidOrder(owner, tickets.skuId)
  await openScreen(page, "/admin")
  await expect(getHeading(page)).toHaveText("To do")
  await expect(main(page).getByRole("region", { name: "The last seven days" })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await main(page)
    .getByRole("link", { name: /^Orders to prepare/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/orders\?filter=/)
  await expect(main(page).getByLabel("Status")).toHaveValue("paid")
  expect(await listViolations(page)).toEqual([])
  await main(page)
    .getByRole("link", { name: String(id), exact: true })
    .click()
  await expect(getHeading(page)).toHaveText(`Order ${id}`)

  await main(page).getByRole("button", { name: "Start preparing" }).press("Enter")
  expect(await listViolations(page)).toEqual([])
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
  await openScreen(page, `/admin/products/${tickets.productId}`)
  await expect(getHeading(page)).toHaveText(tickets.slug)
  const title = main(page).getByLabel("Title", { exact: true })
  await title.fill("An evening in the shed")
  await expect(main(page).getByText("An evening in the shed").first()).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue("An evening in the shed")
  await expect(main(page).getByText("Not saved yet")).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await admin.update("sell/product", tickets.productId, { title: "Somebody else’s" })
  await main(page).getByRole("button", { name: "Save the search texts" }).click()
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

test("finds a product, and changes a price and a stock in place", { tag: "@repeat" }, async ({
  page,
  owner: _owner,
  tickets,
}) => {
  await openScreen(page, "/admin/products")
  await main(page).getByLabel("Search products").fill("resin")
  await main(page).getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL(/resin/)
  await expect(main(page).getByRole("row")).not.toHaveCount(1)
  expect(await listViolations(page)).toEqual([])

  // Only its own: the prices of others are those of other tests.
  const filter = JSON.stringify({ product_id: tickets.productId })
  await openScreen(page, `/admin/prices?filter=${encodeURIComponent(filter)}`)
  const name = `Price ${tickets.slug.toUpperCase()}`
  const price = main(page).getByRole("textbox", { name })
  await price.fill("a lot")
  await price.press("Enter")
  await expect(main(page).getByText("Write an amount such as 24.95.")).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await price.fill("31.5")
  await price.press("Enter")
  await expect(main(page).getByText("Saved.")).toBeVisible()
  await page.reload()
  await expect(price).toHaveValue("31.50")
})

test("rejects a published review with a reason, and publishes it again", {
  tag: "@repeat",
}, async ({ page, owner, tickets, complaints }) => {
  const delivered = await createDeliveredProduct(owner, tickets)
  await createPublishedReview(delivered)
  await openScreen(page, "/admin/reviews")
  const card = main(page).getByRole("article", { name: tickets.slug })
  await expect(card).toBeVisible()
  expect(await listViolations(page)).toEqual([])
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
  // The login page would follow a login by itself.
  await page.goto("about:blank")
  await signIn(page, customer)
  expect((await page.goto("/admin/orders"))?.status()).toBe(404)
  complaints.length = 0
  await customer.remove()
})

test("fits a phone and dark mode on every screen", { tag: "@every-state" }, async ({
  page,
  owner,
  tickets,
}) => {
  const id = await createPaidOrder(owner, tickets.skuId)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: "dark" })
  const paths = ["", "/orders", `/orders/${id}`, "/products", "/prices", "/reviews"]
  for (const path of [...paths, `/products/${tickets.productId}`]) {
    await openScreen(page, `/admin${path}`)
    await waitForData(page)
    await expect(getHeading(page)).toBeVisible()
    expect([path, await listViolations(page, "colours")]).toEqual([path, []])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 360])
  }
})

test("scrolls the navigation by itself on a low screen", async ({ page, owner }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openScreen(page, "/admin/settings")
  await waitForData(page)
  await page.evaluate(() => scrollTo(0, 1_000))
  const list = page.getByRole("navigation", { name: "Back office" }).getByRole("list")
  const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom)
  expect([owner.email, bottom <= 800]).toEqual([owner.email, true])
  await list.getByRole("link").last().focus()
  await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 1 })
})
