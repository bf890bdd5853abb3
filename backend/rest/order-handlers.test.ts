import { afterAll, beforeAll } from "@jest/globals"
import { exportOrders } from "#backend/admin/export-orders.ts"
import { submitOrderResultSchema } from "#lib/contract/order.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { exportOrdersSchema } from "#lib/contract/order-work.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"
import { createShippingAndPaymentTypes } from "#tests/fixtures/order.ts"
import { createProductRow } from "#tests/support/shop-rows.ts"

let shop: CustomerFixture
let skuId: number
let pickUp: number
beforeAll(async () => {
  shop = await createCustomerFixture()
  const { db } = shop.database
  ;({ pickUp } = await createShippingAndPaymentTypes(db))
  await createProductRow(db, "resin", { skus: [{ stock: 50, price_cents: 2495 }] })
  skuId = (await db.selectFrom("skus").select("id").executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

const address = {
  display_name: "",
  first_name: "Ann",
  last_name: "Duck",
  company: "",
  street_address: "=1 Pier Road",
  street_address_1: "Unit 2",
  city: "Gladstone",
  state: "QLD",
  postcode: "4680",
  country: "AU",
  phone: "",
  email: "",
}
const submitPath = "sell/cart/submitOrder"

async function fillCart(customer: FixtureCustomer): Promise<void> {
  const { body } = await customer.post("sell/cart/cartAdd", { sku: skuId, qty: 1 })
  expect(body).toMatchObject({ success: true })
}

async function placeOrder(customer: FixtureCustomer): Promise<number> {
  await fillCart(customer)
  const input = { shipping_option_id: pickUp, paymentGateway: "card" }
  const { status, body } = await customer.post(submitPath, input)
  expect([status, body]).toMatchObject([200, { success: true }])
  const { payment, order_id: id } = submitOrderResultSchema.parse(body)
  expect(payment).not.toBe("")
  return id ?? 0
}

describe("the call that submits an order", () => {
  it("is for customers: rejects requests without a session and the admin token", async () => {
    expect(await shop.call(submitPath, {}, null)).toMatchObject({ status: 401 })
    expect((await shop.call(submitPath, {})).status).toBe(401)
  })

  it.each([
    ["an address that is not whole", { address: { first_name: "Ann" } }],
    ["a note that is too long", { note: "x".repeat(1001) }],
    ["a key of another shape", { key: "1" }],
    ["an amount that is none", { expected_total: "1e1" }],
    ["a shipping method id that is no number", { shipping_option_id: "1" }],
  ])("responds with 400 and a message to %s", async (_what, body) => {
    const customer = await shop.welcome()
    await fillCart(customer)
    const response = await customer.post(submitPath, body)
    expect(response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } })
    expect(response.body.message).not.toBe("")
  })

  it("orders the customer's own cart and responds with a message if it is rejected", async () => {
    const customer = await shop.welcome()
    expect((await customer.post(submitPath, {})).body).toMatchObject({
      success: false,
      code: "empty",
      message: "Your cart is empty.",
    })
    expect(await placeOrder(customer)).toBeGreaterThan(0)
  })
})

describe("the network that an order is sent from", () => {
  it.each([
    ["is stored without the IP address", "203.0.113.7", true],
    ["is empty for a shared proxy address", "10.0.0.2", false],
  ])("%s", async (_what, ip, isNoted) => {
    const customer = await shop.welcome()
    await fillCart(customer)
    const secret = shop.env.REVALIDATE_SECRET
    const response = await shop.app.inject({
      method: "POST",
      url: `/api/v1/${submitPath}`,
      payload: { shipping_option_id: pickUp, paymentGateway: "card" },
      headers: {
        authorization: `Bearer ${customer.access_token}`,
        [clientHeader]: signClient(ip, secret, Date.now() / 1_000),
      },
    })
    expect(response.json()).toMatchObject({ success: true })
    const { network } = await shop.database.db
      .selectFrom("stock_holds")
      .select("network")
      .where("user_id", "=", customer.id)
      .executeTakeFirstOrThrow()
    expect([network !== "", network.includes(ip)]).toEqual([isNoted, false])
  })
})

describe("administrators' calls about orders", () => {
  const paths = Object.values(orderAdminCalls).map(({ path }) => path.slice(1))

  it.each(paths)("%s responds with 401 without a session and 403 to customers", async (path) => {
    const customer = await shop.welcome()
    const body = { id: await placeOrder(customer), status: "processing" }
    expect((await shop.call(path, body, null)).status).toBe(401)
    expect((await customer.post(path, body)).status).toBe(403)
  })

  it("lists, returns and cancels orders for the admin token and for administrators", async () => {
    const customer = await shop.welcome()
    const admin = await shop.welcome({ is_admin: true })
    const id = await placeOrder(customer)
    const listed = await shop.call("sell/order/list", { status: "awaiting_payment", page_size: 1 })
    expect(listed).toMatchObject({
      status: 200,
      body: { data: [{ id, user_id: customer.id, email: customer.email, item_count: 1 }] },
    })
    const shown = await admin.post("sell/order/detail", { id })
    expect(shown.body.item).toMatchObject({
      id,
      total_amount: "24.95",
      payment: { captured: "0.00" },
    })
    const cancelled = await admin.post("sell/order/cancel", { id, reason: "Sold out" })
    expect(cancelled.body.item).toMatchObject({ status: "cancelled", cancel_reason: "Sold out" })
    expect(await admin.post("sell/order/move", { id, status: "processing" })).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    })
    expect((await shop.call("sell/order/detail", { id: 999_999 })).body).toEqual({ item: null })
    expect((await shop.call("sell/order/refund", { id: 999_999 })).status).toBe(404)
  })
})

describe("administrators' calls about several orders", () => {
  it("move those that can move, and report each of the others with its reason", async () => {
    const customer = await shop.welcome()
    const admin = await shop.welcome({ is_admin: true, admin_role: "orders" })
    const [paid, open] = [await placeOrder(customer), await placeOrder(customer)]
    await shop.database.db
      .updateTable("orders")
      .set({ status: "paid", stock_state: "sold", paid_at: new Date() })
      .where("id", "=", paid)
      .execute()
    const orders = [{ id: paid }, { id: open }, { id: 2_000_000_000 }]
    const moved = await admin.post("sell/order/moveMany", { orders, status: "processing" })
    expect(moved).toMatchObject({
      status: 200,
      body: {
        data: [
          { id: paid, ok: true, item: { status: "processing" }, error: null },
          { id: open, ok: false, error: { code: "CONFLICT" } },
          { id: 2_000_000_000, ok: false, error: { code: "NOT_FOUND" } },
        ],
      },
    })
    const entries = await shop.database.db.selectFrom("audit_entries").selectAll().execute()
    const own = entries.filter(({ call }) => call === "sell/order/moveMany")
    expect(own).toMatchObject([
      { record_id: paid, before: { status: "paid" }, after: { status: "processing" } },
    ])
  })

  it("export what matches for spreadsheets, without formulas", async () => {
    const id = await placeOrder(await shop.welcome())
    await shop.database.db
      .updateTable("orders")
      .set({
        tracking_number: "=HYPERLINK(1)",
        placed_at: new Date("2026-11-28T14:17:16.584Z"),
        address: JSON.stringify(address),
      })
      .where("id", "=", id)
      .execute()
    const exported = await shop.app.inject({
      method: "POST",
      url: `/api/v1${orderAdminCalls.exportOrders.path}`,
      payload: { search: `#${id}` },
      headers: { authorization: `Bearer ${shop.adminToken}` },
    })
    const { item } = orderAdminCalls.exportOrders.response.parse(exported.json())
    const lines = Buffer.from(item?.data ?? "", "base64")
      .toString()
      .split("\r\n")
    expect(lines[0]).toMatch(/^\uFEFFOrder,Status,Placed/)
    expect(lines[0]).toMatch(
      /,Item names,Discount,Delivery charge,GST,Refunded,Delivery type,Delivery name,Delivery address,Suburb,State,Postcode$/,
    )
    expect(lines[1]).toMatch(
      new RegExp(`^${id},awaiting_payment,2026-11-29 00:17,,24\\.95,1,.*,'=HYPERLINK`),
    )
    expect(lines[1]).toMatch(
      /,resin × 1,0\.00,0\.00,2\.27,0\.00,.+,Ann Duck,"'=1 Pier Road, Unit 2",Gladstone,QLD,4680$/,
    )
    expect(lines.filter((line) => line !== "")).toHaveLength(2)
    const query = exportOrdersSchema.parse({ search: `#${id}` })
    const late = new Date("2026-11-28T14:17:16Z")
    expect(await exportOrders(shop.database.db, query, late)).toMatchObject({
      name: "orders-2026-11-29.csv",
    })
  })
})
