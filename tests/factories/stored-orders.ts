import { randomBytes } from "node:crypto"
import type { Insertable, Kysely } from "kysely"
import type { OrderLinesTable, OrdersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { PaymentsTable } from "#backend/db/selling-schema.ts"

type Db = Kysely<Database>

export const annsAddress = {
  display_name: "Home",
  first_name: "Ann",
  last_name: "Example",
  email: "",
  phone: "",
  company: "",
  street_address: "27 Bloodwood Street",
  street_address_1: "",
  postcode: "4680",
  city: "Calliope",
  state: "QLD",
  country: "AU",
}

/** Inserts a customer without sign-in credentials and returns the id. */
export async function createCustomerRow(db: Db, first_name = "Ann"): Promise<number> {
  const email = `${randomBytes(6).toString("hex")}@example.com`
  const { id } = await db
    .insertInto("users")
    .values({ email, first_name, last_name: "Example" })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts an order, by default paid: two items of one SKU for $59.80, plus shipping. */
export async function createOrderRow(
  db: Db,
  userId: number,
  overrides: Partial<Insertable<OrdersTable>> & {
    lines?: readonly Partial<Insertable<OrderLinesTable>>[]
  } = {},
) {
  const { lines = [{}], ...own } = overrides
  const { status = "paid" } = own
  const isPaid = !["placed", "awaiting_payment", "cancelled"].includes(status)
  const values: Insertable<OrdersTable> = {
    user_id: userId,
    token: randomBytes(32).toString("base64url"),
    request_digest: "",
    content_digest: "",
    email: "ann@example.com",
    address: JSON.stringify(annsAddress),
    shipping_name: "Standard Post",
    payment_type: "card",
    subtotal_cents: 5_980,
    shipping_cents: 1_060,
    total_cents: 7_040,
    tax_cents: 640,
    placed_at: new Date("2026-11-20T13:30:00Z"),
    reserved_until: "2026-11-20T14:00:00Z",
    paid_at: isPaid ? "2026-11-20T14:30:00Z" : null,
    ...own,
    status,
  }
  const order = await db
    .insertInto("orders")
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const line of lines) await storeLine(db, order.id, line)
  return order
}

async function storeLine(db: Db, orderId: number, line: Partial<Insertable<OrderLinesTable>>) {
  await db
    .insertInto("order_lines")
    .values({
      order_id: orderId,
      product_name: "Standard Resin",
      sku_name: "Grey, 500 g",
      sku_code: "RES-GRY",
      qty: 2,
      unit_cents: 2_990,
      ...line,
    })
    .execute()
}

/** Inserts a payment of an order, by default pending at its gateway. Returns its id. */
export async function createPaymentRow(
  db: Db,
  orderId: number,
  overrides: Partial<Insertable<PaymentsTable>> = {},
): Promise<number> {
  const token = randomBytes(32).toString("base64url")
  const { id } = await db
    .insertInto("payments")
    .values({
      token,
      gateway: "fake",
      purpose: "order",
      reference: String(orderId),
      description: `Order ${orderId}`,
      amount_cents: 7_040,
      return_path: "/",
      gateway_reference: token,
      pay_address: `https://pay.example/${token}`,
      ...overrides,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db.updateTable("orders").set({ payment_id: id }).where("id", "=", orderId).execute()
  return id
}

/** Inserts the tickets of an order's ticket lines and returns their codes. */
export async function createTicketRows(db: Db, orderId: number): Promise<string[]> {
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "qty"])
    .where("order_id", "=", orderId)
    .where("is_ticket", "=", true)
    .orderBy("id")
    .execute()
  const codes: string[] = []
  for (const { id, qty } of lines) {
    for (let number = 1; number <= qty; number += 1) {
      const code = randomBytes(16).toString("base64url")
      await db.insertInto("tickets").values({ order_line_id: id, number, code }).execute()
      codes.push(code)
    }
  }
  return codes
}
