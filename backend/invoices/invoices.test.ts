import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { invoiceSchema, ticketsSchema } from "#lib/contract/order.ts"
import {
  createCustomerRow,
  createOrderRow,
  createPaymentRow,
  createTicketRows,
} from "#tests/factories/stored-orders.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createImageRow } from "#tests/support/shop-rows.ts"
import { getInvoiceOfOrder, listInvoices } from "./invoices.ts"
import { findOrder } from "./order-summaries.ts"
import { getTickets } from "./tickets.ts"

let database: TestDatabase
const whole = { limit: 100, offset: 0 }

beforeAll(async () => {
  database = await openTestDatabase()
  const colours = { theme_colour: "#0b5351", dark_theme_colour: "#071f1f" }
  await database.db
    .insertInto("domains")
    .values({ name: "Curlew", ...colours, organisation_abn: "51 824 753 556" })
    .execute()
  const card = { code: "card", name: "Credit or debit card" }
  await database.db.insertInto("payment_types").values(card).execute()
})

afterAll(() => database.close())

const ann = () => createCustomerRow(database.db)

/** Returns the invoice of an order, validated against the contract. */
async function readInvoice(id: number) {
  const order = await database.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return invoiceSchema.parse(await getInvoiceOfOrder(database.db, order))
}

describe("an invoice", () => {
  it("contains the agreed terms, with every amount in two decimals", async () => {
    const { db } = database
    const addons = [{ name: "Gift wrap", value: "Yes", price_cents: 495 }]
    const image_hash = await createImageRow(db, "bottle")
    const order = await createOrderRow(db, await ann(), {
      subtotal_cents: 6_970,
      discount_cents: 500,
      surcharge_cents: 105,
      total_cents: 7_635,
      tax_cents: 694,
      credit_cents: 2_500,
      promotion_code: "RESIN5",
      lines: [
        { addons: JSON.stringify(addons), unit_cents: 3_485, image_hash },
        { qty: 3, unit_cents: 0, sku_name: "" },
      ],
    })
    const invoice = await readInvoice(order.id)
    expect(invoice).toMatchObject({
      id: order.id,
      status: "paid",
      paid_at: "2026-11-20T14:30:00.000Z",
      item_count: 5,
      subtotal: "69.70",
      discount_amount: "5.00",
      shipping_amount: "10.60",
      surcharge_amount: "1.05",
      total_amount: "76.35",
      total_tax: "6.94",
      credit_amount: "25.00",
      payable_amount: "51.35",
      refunded_amount: "0.00",
      payment_type: "Credit or debit card",
      promotion_code: "RESIN5",
      unpaid: null,
      buyer_name: "Ann Example",
      address: { city: "Calliope", postcode: "4680" },
      seller: { name: "Curlew", abn: "51 824 753 556" },
    })
    const [first, second] = invoice.lines
    expect(first).toMatchObject({
      name: "Grey, 500 g",
      qty: 2,
      price: "34.85",
      subtotal: "69.70",
      addons: [{ name: "Gift wrap", value: "Yes", price: "4.95" }],
      image: { aspect: "4x3", width: 300 },
    })
    expect(second).toMatchObject({ name: "", price: "0.00", addons: [], image: null })
  })

  it("names the customer where nothing is shipped, and a deleted payment method by its code", async () => {
    const terms = { address: null, payment_type: "cheque", shipping_name: "" }
    const order = await createOrderRow(database.db, await ann(), terms)
    const invoice = await readInvoice(order.id)
    expect(invoice).toMatchObject({ address: null, buyer_name: "Ann Example" })
    expect(invoice.payment_type).toBe("cheque")
  })

  it.each([
    ["placed", {}, "waiting"],
    ["awaiting_payment", {}, "waiting"],
    ["awaiting_payment", { cancel_due: true }, "waiting"],
    ["awaiting_payment", { status: "pending" }, "pending"],
    ["awaiting_payment", { status: "declined", settled_at: new Date() }, "declined"],
    ["awaiting_payment", { status: "cancelled", settled_at: new Date() }, "cancelled"],
    ["awaiting_payment", { status: "expired", settled_at: new Date() }, "expired"],
    ["cancelled", {}, null],
    ["paid", { status: "paid", settled_at: new Date() }, null],
  ] as const)(
    "states the last payment of an order with status %s until it is paid or closed (%j)",
    async (status, payment, lastPayment) => {
      const userId = await ann()
      const order = await createOrderRow(database.db, userId, { status })
      await createPaymentRow(database.db, order.id, payment)
      const held_until = order.reserved_until.toISOString()
      const unpaid = lastPayment && { last_payment: lastPayment, held_until }
      expect((await readInvoice(order.id)).unpaid).toEqual(unpaid)
      const { data } = await listInvoices(database.db, userId, whole)
      expect(data.map((listed) => listed.unpaid)).toEqual(status === "cancelled" ? [] : [unpaid])
    },
  )

  it("counts refunded money and store credit, but not refunds still due", async () => {
    const { db } = database
    const userId = await ann()
    const order = await createOrderRow(db, userId, { status: "refunded", credit_cents: 2_000 })
    const paid = { status: "paid", settled_at: new Date(), captured_cents: 5_040 } as const
    const id = await createPaymentRow(db, order.id, { ...paid, refund_due_cents: 5_040 })
    const entry = { user_id: userId, order_id: order.id }
    await db
      .insertInto("credit_entries")
      .values([
        { ...entry, amount_cents: -2_000 },
        { ...entry, amount_cents: 2_000 },
      ])
      .execute()
    expect(await readInvoice(order.id)).toMatchObject({ refunded_amount: "20.00" })
    await db.updateTable("payments").set({ refunded_cents: 5_040 }).where("id", "=", id).execute()
    expect(await readInvoice(order.id)).toMatchObject({ refunded_amount: "70.40" })
  })

  it("states no refund of store credit for an order that was cancelled unpaid", async () => {
    const { db } = database
    const userId = await ann()
    const order = await createOrderRow(db, userId, { status: "cancelled", credit_cents: 2_000 })
    const entry = { user_id: userId, order_id: order.id, amount_cents: 2_000 }
    await db.insertInto("credit_entries").values(entry).execute()
    expect(await readInvoice(order.id)).toMatchObject({ refunded_amount: "0.00" })
  })
})

describe("a customer's orders", () => {
  it("lists the customer's own orders, newest first, without those cancelled unpaid", async () => {
    const { db } = database
    const [own, other] = [await ann(), await ann()]
    const statuses = ["paid", "cancelled", "awaiting_payment", "refunded"] as const
    const ids: number[] = []
    for (const status of statuses) ids.push((await createOrderRow(db, own, { status })).id)
    await createOrderRow(db, other)
    const { data, count } = await listInvoices(db, own, whole)
    expect(count).toBe(3)
    expect(data.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]])
    const second = await listInvoices(db, own, { limit: 1, offset: 1 })
    expect([second.data.map(({ id }) => id), second.count]).toEqual([[ids[2]], 3])
    const beyond = await listInvoices(db, own, { limit: 10, offset: 10 })
    expect(beyond).toEqual({ data: [], count: 3 })
  })

  it("lists the first two distinct images of each order", async () => {
    const { db } = database
    const own = await ann()
    const hashes = [await createImageRow(db, "first"), await createImageRow(db, "second")]
    const [one, two] = hashes
    const lines = [one, null, one, two, await createImageRow(db, "third")].map(
      (image_hash = null) => ({
        image_hash,
      }),
    )
    await createOrderRow(db, own, { lines: [{}] })
    await createOrderRow(db, own, { lines })
    const { data } = await listInvoices(db, own, whole)
    const urls = data.map(({ images }) => images.map(({ url }) => url))
    expect(urls.map(({ length }) => length)).toEqual([2, 0])
    for (const [at, hash] of hashes.entries()) expect(urls[0]?.[at]).toContain(hash)
  })

  it("returns an order to its customer and to the token of the email, and to no one else", async () => {
    const { db } = database
    const [own, other] = [await ann(), await ann()]
    const { id, token } = await createOrderRow(db, own)
    expect(await findOrder(db, { userId: own, id })).toMatchObject({ id })
    expect(await findOrder(db, { token })).toMatchObject({ id })
    expect(await findOrder(db, { userId: other, id })).toBeNull()
    expect(await findOrder(db, { userId: own, id: id + 1_000 })).toBeNull()
    expect(await findOrder(db, { token: "x".repeat(43) })).toBeNull()
  })
})

describe("tickets", () => {
  const event = { is_ticket: true, event_at: "2027-08-27T08:00:00Z", event_place: "The shed" }

  it("returns one ticket per person for a paid order", async () => {
    const { db } = database
    const order = await createOrderRow(db, await ann(), {
      address: null,
      lines: [{ ...event, product_name: "Casting evening", sku_name: "Adult" }, {}],
    })
    const codes = await createTicketRows(db, order.id)
    const tickets = ticketsSchema.parse(await getTickets(db, order))
    expect(tickets).toMatchObject({ order_id: order.id, holder: "Ann Example" })
    expect(tickets.tickets.map(({ code, number, of }) => ({ code, number, of }))).toEqual([
      { code: codes[0], number: 1, of: 2 },
      { code: codes[1], number: 2, of: 2 },
    ])
    expect(tickets.tickets[0]).toMatchObject({
      product_name: "Casting evening",
      name: "Adult",
      event_place: "The shed",
      event_at: "2027-08-27T08:00:00.000Z",
    })
    expect(await readInvoice(order.id)).toMatchObject({ has_tickets: true })
  })

  it.each(["placed", "awaiting_payment", "cancelled", "refunded"] as const)(
    "returns no tickets for an order with status %s",
    async (status) => {
      const { db } = database
      const order = await createOrderRow(db, await ann(), { status, lines: [event] })
      await createTicketRows(db, order.id)
      expect(await getTickets(db, order)).toBeNull()
      expect(await readInvoice(order.id)).toMatchObject({ has_tickets: false })
    },
  )

  it("returns no tickets for an order of other products", async () => {
    const order = await createOrderRow(database.db, await ann())
    expect(await getTickets(database.db, order)).toBeNull()
    expect(await readInvoice(order.id)).toMatchObject({ has_tickets: false })
  })
})
