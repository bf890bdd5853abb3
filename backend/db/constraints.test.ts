import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { type OrderDesk, openOrderDesk } from "#tests/support/order-desk.ts"

let desk: OrderDesk
let orderId = 0
let skuId = 0
beforeAll(async () => {
  desk = await openOrderDesk()
  skuId = (await desk.stock({ stock: 5 })).skuId
  orderId = await desk.order(await desk.customerWith(skuId))
})
afterAll(() => desk.close())

/** What PostgreSQL says to a statement: "" if it takes it. Nothing of it stays. */
async function tryStatement(statement: ReturnType<typeof sql>): Promise<string> {
  class Undone extends Error {}
  try {
    await desk.db.transaction().execute(async (trx) => {
      await statement.execute(trx)
      throw new Undone()
    })
    return ""
  } catch (error) {
    return error instanceof Undone ? "" : String(error)
  }
}

describe("whatever the code does, the database refuses", () => {
  it("two open orders of one cart", async () => {
    const copy = (status: string) => sql`
      INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
        'id', 999999, 'token', repeat('x', 40), 'idempotency_key', NULL, 'payment_id', NULL,
        'status', ${status}::text))).*
      FROM orders o WHERE id = ${orderId}`
    expect(await tryStatement(copy("placed"))).toContain("orders_open_cart")
    expect(await tryStatement(copy("cancelled"))).toBe("")
  })

  it("a stock below nothing, and a cart line of none or of more than a cart may hold", async () => {
    const stock = sql`UPDATE skus SET stock = stock - 100 WHERE id = ${skuId}`
    expect(await tryStatement(stock)).toContain("check constraint")
    for (const qty of [0, -1, 1_000]) {
      const line = sql`UPDATE cart_lines SET qty = ${qty} WHERE sku_id = ${skuId}`
      expect(await tryStatement(line)).toContain("cart_lines_qty_check")
    }
  })

  it("an order whose total is not the sum of its parts", async () => {
    const total = sql`UPDATE orders SET total_cents = total_cents + 1 WHERE id = ${orderId}`
    expect(await tryStatement(total)).toContain("check constraint")
  })

  it("a refund of more than was captured, or of more than is due", async () => {
    const due = sql`UPDATE payments SET refund_due_cents = captured_cents + 1`
    const refunded = sql`UPDATE payments SET refunded_cents = refund_due_cents + 1`
    for (const statement of [due, refunded]) {
      expect(await tryStatement(statement)).toContain("check constraint")
    }
  })
})
