import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { createOrderFixture, type OrderFixture } from "#tests/fixtures/order.ts"

let fixture: OrderFixture
let orderId = 0
let skuId = 0
beforeAll(async () => {
  fixture = await createOrderFixture()
  skuId = (await fixture.stock({ stock: 5 })).skuId
  orderId = await fixture.order(await fixture.customerWith(skuId))
})
afterAll(() => fixture.close())

/** Executes a statement, rolls it back, and returns PostgreSQL's error text, or "" on success. */
async function tryStatement(statement: ReturnType<typeof sql>): Promise<string> {
  class Undone extends Error {}
  try {
    await fixture.db.transaction().execute(async (trx) => {
      await statement.execute(trx)
      throw new Undone()
    })
    return ""
  } catch (error) {
    return error instanceof Undone ? "" : String(error)
  }
}

describe("the database constraints", () => {
  it("reject two open orders of one cart", async () => {
    const copy = (status: string) => sql`
      INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
        'id', 999999, 'token', repeat('x', 40), 'idempotency_key', NULL, 'payment_id', NULL,
        'status', ${status}::text))).*
      FROM orders o WHERE id = ${orderId}`
    expect(await tryStatement(copy("placed"))).toContain("orders_open_cart")
    expect(await tryStatement(copy("cancelled"))).toBe("")
  })

  it("reject negative stock, and a cart line quantity below 1 or above the maximum", async () => {
    const stock = sql`UPDATE skus SET stock = stock - 100 WHERE id = ${skuId}`
    expect(await tryStatement(stock)).toContain("check constraint")
    for (const qty of [0, -1, 1_000]) {
      const line = sql`UPDATE cart_lines SET qty = ${qty} WHERE sku_id = ${skuId}`
      expect(await tryStatement(line)).toContain("cart_lines_qty_check")
    }
  })

  it("reject an order total that is not the sum of its amounts", async () => {
    const total = sql`UPDATE orders SET total_cents = total_cents + 1 WHERE id = ${orderId}`
    expect(await tryStatement(total)).toContain("check constraint")
  })

  it("reject a refund above the captured amount or above the amount due", async () => {
    const due = sql`UPDATE payments SET refund_due_cents = captured_cents + 1`
    const refunded = sql`UPDATE payments SET refunded_cents = refund_due_cents + 1`
    for (const statement of [due, refunded]) {
      expect(await tryStatement(statement)).toContain("check constraint")
    }
  })
})
