import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { getPaymentById } from "#backend/payments/payments.ts"
import { expectBooksAgree } from "#tests/support/order-books.ts"
import { gladstone, type OrderDesk, openOrderDesk, pickedUp } from "#tests/support/order-desk.ts"
import { expireOrders } from "./expire-orders.ts"
import { sweepHolds } from "./stock-holds.ts"

let desk: OrderDesk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterEach(() => expectBooksAgree(desk))
afterAll(() => desk.close())

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** Lets the time for paying go by. */
async function runOut(): Promise<void> {
  desk.wait(30 * minuteMs + 1)
  await expireOrders(desk.orders)
}
const warnings = async () =>
  (await desk.listMails()).filter(({ subject }) => subject.includes("no stock is set aside"))
const paymentOf = async (id: number) =>
  getPaymentById(desk.db, (await desk.get(id)).payment_id ?? 0)

/** Somebody who has let three orders run out, and has all 40 pieces of something in the cart. */
async function openIdler() {
  const { skuId } = await desk.stock({ stock: 40, price_cents: 1000 })
  const idler = await desk.customerWith(skuId, 40)
  for (let turn = 0; turn < 3; turn += 1) {
    await desk.order(idler)
    await runOut()
  }
  return { skuId, idler }
}

describe("who orders all of something again and again without paying", () => {
  it("keeps it from others three times of twelve, and the owner is told once", async () => {
    const { skuId } = await desk.stock({ stock: 40 })
    const idler = await desk.customerWith(skuId, 40)
    const before = (await warnings()).length
    const left: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      await desk.order(idler)
      left.push(await desk.stockOf(skuId))
      await runOut()
    }
    expect(left).toEqual([0, 0, 0, ...Array.from({ length: 9 }, () => 40)])
    const told = (await warnings()).slice(before)
    expect(told).toHaveLength(1)
    const { email } = await desk.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", idler.userId)
      .executeTakeFirstOrThrow()
    expect(told[0]?.to).toBeNull()
    expect(told[0]?.text).toContain(`${email} has had stock set aside 3 times within a week`)
  })

  it("does not keep it longer by sending the same order again in time", async () => {
    const { skuId } = await desk.stock({ stock: 40 })
    const idler = await desk.customerWith(skuId, 40)
    const id = await desk.order(idler)
    for (const left of [0, 0, 0, 40, 40]) {
      desk.wait(25 * minuteMs)
      expect(await desk.order(idler)).toBe(id)
      expect(await desk.stockOf(skuId)).toBe(left)
    }
    await desk.settle(id)
    expect([(await desk.get(id)).status, await desk.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("does not keep it longer by changing the order in time", async () => {
    const { skuId } = await desk.stock({ stock: 40 })
    const idler = await desk.customerWith(skuId, 40)
    const left: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      await desk.order(idler, { ...pickedUp, note: `No ${turn}` })
      left.push(await desk.stockOf(skuId))
      desk.wait(25 * minuteMs)
    }
    expect(left).toEqual([0, 0, 0, 0, 40, 40])
  })

  it("is known by the delivery address under other names, and by the network address", async () => {
    const street = (text: string) => ({ ...gladstone, street_address: text })
    const ways = [
      [5, (turn: number) => ({ address: street(turn % 2 ? "9 Quay St." : "9 QUAY ST") }), ""],
      [10, () => ({}), "a network"],
    ] as const
    for (const [most, wishOf, network] of ways) {
      const { skuId } = await desk.stock({ stock: 1 })
      const order = async (turn: number) => {
        const wish = { ...pickedUp, shipping_option_id: desk.post, ...wishOf(turn) }
        const isSent = "address" in wish
        const id = await desk.order(
          await desk.customerWith(skuId),
          isSent ? wish : pickedUp,
          network,
        )
        return { id, left: await desk.stockOf(skuId) }
      }
      for (let turn = 0; turn < most; turn += 1) {
        expect((await order(turn)).left).toBe(0)
        await runOut()
      }
      expect((await order(most)).left).toBe(1)
      expect((await warnings()).at(-1)?.text).toContain("People at the")
    }
  })
})

describe("who has let orders run out and pays the next one", () => {
  it("gets it like anybody else", async () => {
    const { skuId, idler } = await openIdler()
    const id = await desk.order(idler)
    expect(await desk.stockOf(skuId)).toBe(40)
    await desk.settle(id)
    expect(await desk.get(id)).toMatchObject({ status: "paid", stock_state: "sold" })
    expect(await desk.stockOf(skuId)).toBe(0)
    const subjects = (await desk.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`Thank you for your order ${id}`)
  })

  it("gets it also with a payment that arrives after its time", async () => {
    const { skuId, idler } = await openIdler()
    const id = await desk.order(idler)
    await runOut()
    await desk.settle(id)
    expect([(await desk.get(id)).status, await desk.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("gets the money back where somebody was faster, and is told", async () => {
    const { skuId, idler } = await openIdler()
    const slow = await desk.order(idler)
    const quick = await desk.order(await desk.customerWith(skuId))
    await desk.settle(quick)
    await desk.settle(slow)
    const payment = await paymentOf(slow)
    expect(payment).toMatchObject({ status: "paid", refund_due_cents: payment.amount_cents })
    expect(await desk.get(slow)).toMatchObject({ status: "cancelled", cancel_reason: "sold out" })
    const subjects = (await desk.listMails()).map(({ subject }) => subject)
    expect(subjects).toContain(`We’re refunding your payment for order ${slow}`)
    expect(await desk.stockOf(skuId)).toBe(39)
  })

  it("has it set aside at once where store credit pays all of it", async () => {
    const { skuId, idler } = await openIdler()
    await desk.giveCredit(idler, 40_000)
    const id = await desk.order(idler, { ...pickedUp, use_credit: true })
    expect([(await desk.get(id)).status, await desk.stockOf(skuId)]).toEqual(["paid", 0])
  })

  it("has it set aside again after a week, when nothing of it is kept any more", async () => {
    const { skuId, idler } = await openIdler()
    desk.wait(7 * dayMs + 1)
    await sweepHolds(desk.orders)
    const rows = await desk.db.selectFrom("stock_holds").select("order_id").execute()
    expect(rows).toEqual([])
    await desk.order(idler)
    expect(await desk.stockOf(skuId)).toBe(0)
  })
})

it("orders that were paid hold nothing against their customer", async () => {
  const { skuId } = await desk.stock({ stock: 40 })
  const ann = await desk.customer()
  for (let turn = 0; turn < 5; turn += 1) {
    await desk.add(ann, skuId)
    const id = await desk.order(ann)
    desk.wait(29 * minuteMs)
    await desk.settle(id)
  }
  await desk.add(ann, skuId)
  await desk.order(ann)
  expect(await desk.stockOf(skuId)).toBe(34)
})
