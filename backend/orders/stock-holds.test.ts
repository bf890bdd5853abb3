import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"
import { deleteExpiredStockHolds } from "./stock-holds.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const warnings = async () =>
  (await fixture.listMails()).filter(({ subject }) => subject.includes("no stock is set aside"))

/** Returns a customer with three expired orders who has all 40 items of a SKU in the cart. */
async function openIdler() {
  const { skuId } = await fixture.stock({ stock: 40, price_cents: 1000 })
  const idler = await fixture.customerWith(skuId, 40)
  for (let turn = 0; turn < 3; turn += 1) {
    await fixture.order(idler)
    await fixture.expireReservations()
  }
  return { skuId, idler }
}

describe("a customer who orders all of a SKU repeatedly without payment", () => {
  it("reserves it three times of twelve, and the owner is emailed once", async () => {
    const { skuId } = await fixture.stock({ stock: 40 })
    const idler = await fixture.customerWith(skuId, 40)
    const before = (await warnings()).length
    const left: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      await fixture.order(idler)
      left.push(await fixture.stockOf(skuId))
      await fixture.expireReservations()
    }
    expect(left).toEqual([0, 0, 0, ...Array.from({ length: 9 }, () => 40)])
    const newWarnings = (await warnings()).slice(before)
    expect(newWarnings).toHaveLength(1)
    const { email } = await fixture.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", idler.userId)
      .executeTakeFirstOrThrow()
    expect(newWarnings[0]?.to).toBeNull()
    expect(newWarnings[0]?.text).toContain(`${email} has had stock set aside 3 times within a week`)
  })

  it("cannot extend the reservation beyond the limit with the same order again", async () => {
    const { skuId } = await fixture.stock({ stock: 40 })
    const idler = await fixture.customerWith(skuId, 40)
    const id = await fixture.order(idler)
    for (const left of [0, 0, 0, 40, 40]) {
      fixture.wait(25 * minuteMs)
      expect(await fixture.order(idler)).toBe(id)
      expect(await fixture.stockOf(skuId)).toBe(left)
    }
    await fixture.settle(id)
    expect([(await fixture.get(id)).status, await fixture.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("cannot extend the reservation beyond the limit with a changed order", async () => {
    const { skuId } = await fixture.stock({ stock: 40 })
    const idler = await fixture.customerWith(skuId, 40)
    const left: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      await fixture.order(idler, { ...pickedUp, note: `No ${turn}` })
      left.push(await fixture.stockOf(skuId))
      fixture.wait(25 * minuteMs)
    }
    expect(left).toEqual([0, 0, 0, 0, 40, 40])
  })

  it("is recognised by the delivery address under other names, and by the network", async () => {
    const street = (text: string) => ({ ...gladstone, street_address: text })
    const ways = [
      [5, (turn: number) => ({ address: street(turn % 2 ? "9 Quay St." : "9 QUAY ST") }), ""],
      [10, () => ({}), "a network"],
    ] as const
    for (const [most, inputOf, network] of ways) {
      const { skuId } = await fixture.stock({ stock: 1 })
      const order = async (turn: number) => {
        const input = { ...pickedUp, shipping_option_id: fixture.post, ...inputOf(turn) }
        const isSent = "address" in input
        const id = await fixture.order(
          await fixture.customerWith(skuId),
          isSent ? input : pickedUp,
          network,
        )
        return { id, left: await fixture.stockOf(skuId) }
      }
      for (let turn = 0; turn < most; turn += 1) {
        expect((await order(turn)).left).toBe(0)
        await fixture.expireReservations()
      }
      expect((await order(most)).left).toBe(1)
      expect((await warnings()).at(-1)?.text).toContain("People at the")
    }
  })
})

describe("a customer at the hold limit who pays the next order", () => {
  it("gets the items if they are in stock on payment", async () => {
    const { skuId, idler } = await openIdler()
    const id = await fixture.order(idler)
    expect(await fixture.stockOf(skuId)).toBe(40)
    await fixture.settle(id)
    expect(await fixture.get(id)).toMatchObject({ status: "paid", stock_state: "sold" })
    expect(await fixture.stockOf(skuId)).toBe(0)
    const subjects = (await fixture.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`Thank you for your order ${id}`)
  })

  it("gets the items also with a payment that arrives late", async () => {
    const { skuId, idler } = await openIdler()
    const id = await fixture.order(idler)
    await fixture.expireReservations()
    await fixture.settle(id)
    expect([(await fixture.get(id)).status, await fixture.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("is refunded with an email if another customer bought them first", async () => {
    const { skuId, idler } = await openIdler()
    const slow = await fixture.order(idler)
    const quick = await fixture.order(await fixture.customerWith(skuId))
    await fixture.settle(quick)
    await fixture.settle(slow)
    const payment = await fixture.paymentOf(slow)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect(await fixture.get(slow)).toMatchObject({
      status: "cancelled",
      cancel_reason: "sold out",
    })
    const subjects = (await fixture.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`We’re refunding your payment for order ${slow}`)
    expect(await fixture.stockOf(skuId)).toBe(39)
  })

  it("has stock reserved at once if store credit pays the total", async () => {
    const { skuId, idler } = await openIdler()
    await fixture.giveCredit(idler, 40_000)
    const id = await fixture.order(idler, { ...pickedUp, use_credit: true })
    expect([(await fixture.get(id)).status, await fixture.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("has stock reserved again after a week, once the old holds are deleted", async () => {
    const { skuId, idler } = await openIdler()
    fixture.wait(7 * dayMs + 1)
    await deleteExpiredStockHolds(fixture.orders)
    const rows = await fixture.db.selectFrom("stock_holds").select("order_id").execute()
    expect(rows).toEqual([])
    await fixture.order(idler)
    expect(await fixture.stockOf(skuId)).toBe(0)
  })
})

it("paid orders do not count towards the hold limit", async () => {
  const { skuId } = await fixture.stock({ stock: 40 })
  const ann = await fixture.customer()
  for (let turn = 0; turn < 5; turn += 1) {
    await fixture.add(ann, skuId)
    const id = await fixture.order(ann)
    fixture.wait(29 * minuteMs)
    await fixture.settle(id)
  }
  await fixture.add(ann, skuId)
  await fixture.order(ann)
  expect(await fixture.stockOf(skuId)).toBe(34)
})
