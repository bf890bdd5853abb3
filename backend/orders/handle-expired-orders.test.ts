import { afterAll, afterEach, beforeAll } from "@jest/globals"
import Fastify from "fastify"
import { eventually } from "#tests/assertions/eventually.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"
import { handleExpiredOrders, registerOrders } from "./handle-expired-orders.ts"
import { usualReservationMs } from "./order-parts.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

describe("an order that is not paid in time", () => {
  it("releases its stock, credit and promotion, and can no longer be paid", async () => {
    await fixture.addPromotion("RANOUT", { max_uses: 1 })
    const { skuId } = await fixture.stock({ price_cents: 1000, stock: 3 })
    const ann = await fixture.customerWith(skuId, 3)
    await fixture.giveCredit(ann, 100)
    const input = { ...pickedUp, promotion_code: "RANOUT", use_credit: true }
    const id = await fixture.order(ann, input)
    await handleExpiredOrders(fixture.orders)
    expect(await fixture.statusOf(id)).toBe("awaiting_payment")
    await fixture.expireReservations()
    expect(await fixture.get(id)).toMatchObject({ status: "cancelled", cancel_reason: "expired" })
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([3, 100])
    expect((await fixture.paymentOf(id)).status).toBe("cancelled")
    const again = await fixture.order(ann, input)
    expect([again === id, await fixture.statusOf(again)]).toEqual([false, "awaiting_payment"])
  })

  it("enqueues a change event if its items are available again", async () => {
    const { skuId, productId } = await fixture.stock({ stock: 1 })
    await fixture.order(await fixture.customerWith(skuId))
    await fixture.db.deleteFrom("change_outbox").execute()
    await fixture.expireReservations()
    const product = fixture.db.selectFrom("products").select("url").where("id", "=", productId)
    const { url } = await product.executeTakeFirstOrThrow()
    const rows = await fixture.db.selectFrom("change_outbox").select("changes").execute()
    expect(JSON.stringify(rows)).toContain(`"${url}"`)
  })

  it("is cancelled as soon as the back end listens", async () => {
    const { skuId } = await fixture.stock()
    const id = await fixture.order(await fixture.customerWith(skuId))
    fixture.wait(usualReservationMs + 1)
    const app = Fastify()
    registerOrders(app, fixture.orders)
    await app.listen({ host: "127.0.0.1", port: 0 })
    await eventually(20_000, async () => expect(await fixture.statusOf(id)).toBe("cancelled"))
    await app.close()
  })

  it("may be sent again with the same idempotency key", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const input = { ...pickedUp, key: "0a0e6a4e-8f5a-4b1c-9a51-0c2f7d3e4b5a" }
    const id = await fixture.order(ann, input)
    await fixture.expireReservations()
    const other = await fixture.submit(ann, { ...input, note: "and a bow" })
    expect(other).toMatchObject({ success: false, code: "key_reused" })
    expect(await fixture.order(ann, input)).not.toBe(id)
  })

  it("is paid if the gateway reports so before the cancellation", async () => {
    const { skuId } = await fixture.stock()
    const id = await fixture.order(await fixture.customerWith(skuId))
    const { token, amount_cents: capturedCents } = await fixture.paymentOf(id)
    fixture.gateway.setState(`fake:${token}`, { status: "paid", capturedCents })
    await fixture.expireReservations()
    expect(await fixture.statusOf(id)).toBe("paid")
  })

  it("stays open while its payment is pending, and while the gateway is unavailable", async () => {
    const { skuId } = await fixture.stock()
    const pending = await fixture.order(await fixture.customerWith(skuId))
    await fixture.settle(pending, "pending")
    await fixture.expireReservations()
    expect(await fixture.statusOf(pending)).toBe("awaiting_payment")
    expect((await fixture.get(pending)).reserved_until.getTime()).toBeGreaterThan(
      fixture.orders.now().getTime(),
    )
    await fixture.settle(pending)
    const unasked = await fixture.order(await fixture.customerWith(skuId))
    fixture.gateway.failNext(1)
    await fixture.expireReservations()
    expect(await fixture.statusOf(unasked)).toBe("awaiting_payment")
    await handleExpiredOrders(fixture.orders)
    expect(await fixture.statusOf(unasked)).toBe("cancelled")
  })

  it("is cancelled even if its payment was never started at the gateway", async () => {
    const { skuId } = await fixture.stock({ stock: 2 })
    fixture.gateway.failNext(1)
    const { order_id: id } = await fixture.submit(await fixture.customerWith(skuId))
    await fixture.expireReservations()
    expect([await fixture.statusOf(id ?? 0), await fixture.stockOf(skuId)]).toEqual([
      "cancelled",
      2,
    ])
  })
})
