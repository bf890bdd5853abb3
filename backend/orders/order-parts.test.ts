import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { getInvoiceOfOrder } from "#backend/invoices/invoices.ts"
import { reconcilePayments } from "#backend/payments/reconcile-payments.ts"
import { adminOrderSchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { addOrderNoteSchema, refundPartSchema, shipOrderSchema } from "#lib/contract/order-work.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"
import { getAdminOrder } from "./admin-orders.ts"
import { type ChangedOrder, handleOrderStatusChange } from "./change-order.ts"
import { handleOrderRefund } from "./handle-order-refund.ts"
import { handleOrderNote } from "./order-notes.ts"
import { handlePartRefund, resolveCents } from "./refund-part.ts"
import { handleMailRequest } from "./resend-mail.ts"
import { handleParcel } from "./ship-parcel.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

/** A paid order of three of a SKU at $24.95, posted. */
async function buyThree() {
  const { skuId } = await fixture.stock()
  const customer = await fixture.customerWith(skuId, 3)
  const input = { ...pickedUp, address: gladstone, shipping_option_id: fixture.post }
  const id = await fixture.order(customer, input)
  await fixture.settle(id)
  const order = await getAdminOrder(fixture.db, id)
  return { id, skuId, line: order?.lines[0]?.id ?? 0, version: order?.version ?? "" }
}

const refundPart = (input: object) =>
  handlePartRefund(fixture.orders, refundPartSchema.parse(input))
const ship = (id: number, line: number, qty: number, more: object = {}) => {
  const input = { id, lines: [{ order_line_id: line, qty }], ...more }
  return handleParcel(fixture.orders, shipOrderSchema.parse(input))
}
const refundAll = (id: number, restock?: boolean) =>
  handleOrderRefund(fixture.orders, { id, reason: "", restock })

function expectItem(changed: ChangedOrder): WireAdminOrder {
  if (!changed.ok) throw new Error(changed.error.body.message)
  return adminOrderSchema.parse(changed.value)
}
const codeOf = (changed: ChangedOrder) => (changed.ok ? null : changed.error.body.detail?.code)

/** Reconciles a minute later: the gateway receives every refund that is due. */
async function reconcile(): Promise<void> {
  fixture.wait(60_000)
  await reconcilePayments(fixture.orders)
}

const textsTo = async (id: number) =>
  (await fixture.listMails()).filter(({ to, text }) => to !== null && text.includes(`order ${id}`))

describe("a refund of a part", () => {
  it("returns what the items cost, once, restocks them and leaves the order as it is", async () => {
    const { id, line, skuId } = await buyThree()
    expect(await fixture.stockOf(skuId)).toBe(2)
    const lines = [{ order_line_id: line, qty: 1 }]
    const refunded = expectItem(await refundPart({ id, lines, restock: true, reason: "Scratched" }))
    expect(refunded).toMatchObject({
      status: "paid",
      refunds: [{ amount: "24.95", reason: "Scratched", is_restocked: true, lines }],
      payment: { refunded: "0.00", refund_due: "24.95" },
    })
    expect(await fixture.stockOf(skuId)).toBe(3)
    await reconcile()
    await reconcile()
    expect(await getAdminOrder(fixture.db, id)).toMatchObject({
      refunded_amount: "24.95",
      payment: { refunded: "24.95", trouble: "" },
    })
    const [mail] = (await textsTo(id)).filter(({ text }) => text.includes("refunded part"))
    expect(mail?.text).toContain("$24.95")
    expect(mail?.text).toContain("Scratched")
  })

  it("can follow another one, but not before the gateway confirmed it", async () => {
    const { id } = await buyThree()
    expectItem(await refundPart({ id, amount: "5.00" }))
    expect(codeOf(await refundPart({ id, amount: "5.00" }))).toBe("order_refund_pending")
    expect(codeOf(await refundAll(id))).toBe("order_refund_pending")
    await reconcile()
    expectItem(await refundPart({ id, amount: "6.00" }))
    await reconcile()
    expect(await getAdminOrder(fixture.db, id)).toMatchObject({ refunded_amount: "11.00" })
  })

  it("is followed by a refund of the rest, which restocks the rest", async () => {
    const { id, line, skuId } = await buyThree()
    const lines = [{ order_line_id: line, qty: 2 }]
    expectItem(await refundPart({ id, lines, restock: true }))
    await reconcile()
    const refunded = expectItem(await refundAll(id))
    await reconcile()
    expect(await fixture.stockOf(skuId)).toBe(5)
    expect(await getAdminOrder(fixture.db, id)).toMatchObject({
      status: "refunded",
      refunded_amount: refunded.total_amount,
      payment: { refunded: refunded.total_amount },
    })
  })

  it("never returns all of the money, items twice, or items of other orders", async () => {
    const { id, line } = await buyThree()
    const other = await buyThree()
    const { total_amount: total } = expectItem(
      await handleMailRequest(fixture.orders, {
        id,
        mail: "confirmation",
      }),
    )
    const attempt = async (input: object) => codeOf(await refundPart({ id, ...input }))
    expect(await attempt({ amount: total })).toBe("order_refund_amount")
    expect(await attempt({ amount: "0.00" })).toBe("order_refund_amount")
    expect(await attempt({ lines: [{ order_line_id: line, qty: 4 }] })).toBe("order_line_unknown")
    const foreign = [{ order_line_id: other.line, qty: 1 }]
    expect(await attempt({ lines: foreign })).toBe("order_line_unknown")
    expectItem(await refundPart({ id, lines: [{ order_line_id: line, qty: 2 }] }))
    await reconcile()
    expect(await attempt({ lines: [{ order_line_id: line, qty: 2 }] })).toBe("order_line_unknown")
    const [one, two] = await Promise.all([
      attempt({ lines: [{ order_line_id: line, qty: 1 }] }),
      attempt({ lines: [{ order_line_id: line, qty: 1 }] }),
    ])
    expect([one, two].filter((code) => code === null)).toHaveLength(1)
  })

  it("takes the items' share of the discount off", () => {
    const order = { subtotal_cents: 10_000, discount_cents: 1_000 }
    expect(resolveCents(order, [{ qty: 1, unit_cents: 3_333 }])).toBe(2_999)
    expect(resolveCents({ subtotal_cents: 0, discount_cents: 0 }, [])).toBe(0)
  })
})

describe("an order that is sent in parts", () => {
  it("is shipped with its last parcel, and each parcel is emailed", async () => {
    const { id, line } = await buyThree()
    const first = expectItem(await ship(id, line, 1, { carrier: "Australia Post" }))
    expect(first).toMatchObject({
      status: "processing",
      parcels: [{ carrier: "Australia Post", lines: [{ order_line_id: line, qty: 1 }] }],
    })
    expect(codeOf(await ship(id, line, 3))).toBe("order_line_unknown")
    const tracking = { carrier: "Australia Post", tracking_number: "33ABC2" }
    expect(expectItem(await ship(id, line, 2, tracking))).toMatchObject({
      status: "shipped",
      ...tracking,
    })
    expect(codeOf(await ship(id, line, 1))).toBe("order_status_already")
    const texts = (await textsTo(id)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes("part of your order"))).toHaveLength(1)
    const last = `Ann: your order ${id} is on its way`
    expect(texts.filter((text) => text.includes(last))).toHaveLength(1)
  })

  it("is shipped when its last unsent item is refunded, and restocks only what was not sent", async () => {
    const { id, skuId, line } = await buyThree()
    expectItem(await ship(id, line, 2))
    const stock = await fixture.stockOf(skuId)
    const refunded = await refundPart({ id, lines: [{ order_line_id: line, qty: 1 }] })
    expect(expectItem(refunded)).toMatchObject({ status: "shipped" })
    const other = await buyThree()
    expectItem(await ship(other.id, other.line, 2))
    expect(await fixture.stockOf(skuId)).toBe(stock)
    const before = await fixture.stockOf(other.skuId)
    expectItem(await refundAll(other.id))
    expect(await fixture.stockOf(other.skuId)).toBe(before + 1)
    await reconcile()
  })

  it("is shipped without what was refunded", async () => {
    const { id, line } = await buyThree()
    expectItem(await refundPart({ id, lines: [{ order_line_id: line, qty: 1 }] }))
    expect(expectItem(await ship(id, line, 2)).status).toBe("shipped")
    await reconcile()
  })
})

describe("a request that is repeated with its idempotency key", () => {
  /** Sends a request three times at once and once more later; each returns the order. */
  const repeat = async (send: () => Promise<ChangedOrder>) => {
    const items = await Promise.all([send(), send(), send()])
    await reconcile()
    return [...items, await send()].map(expectItem).map(({ id }) => id)
  }

  it("returns a part of the money once, also after the gateway has confirmed it", async () => {
    const { id, version } = await buyThree()
    const input = { id, version, amount: "5.00", idempotency_key: randomUUID() }
    expect(await repeat(() => refundPart(input))).toEqual([id, id, id, id])
    expectItem(await refundPart({ ...input, version: undefined }))
    await reconcile()
    expect(await getAdminOrder(fixture.db, id)).toMatchObject({
      refunded_amount: "5.00",
      refunds: [{ amount: "5.00" }],
    })
    expect(codeOf(await refundPart({ ...input, amount: "6.00" }))).toBe("request_key_reused")
  })

  it("restocks refunded items once", async () => {
    const { id, skuId, line } = await buyThree()
    const lines = [{ order_line_id: line, qty: 1 }]
    const input = { id, lines, restock: true, idempotency_key: randomUUID() }
    await repeat(() => refundPart(input))
    expect(await fixture.stockOf(skuId)).toBe(3)
  })

  it("sends one parcel with one email", async () => {
    const { id, line } = await buyThree()
    const more = { carrier: "Australia Post", idempotency_key: randomUUID() }
    await repeat(() => ship(id, line, 1, more))
    const order = await getAdminOrder(fixture.db, id)
    expect(order?.parcels).toHaveLength(1)
    const mails = (await textsTo(id)).filter(({ text }) => text.includes("part of your order"))
    expect(mails).toHaveLength(1)
  })

  it("is done after all if it was rejected the first time", async () => {
    const { id, line } = await buyThree()
    const key = { idempotency_key: randomUUID() }
    expect(codeOf(await ship(id, line, 1, { ...key, version: "old" }))).toBe("record_changed")
    expect(expectItem(await ship(id, line, 1, key)).parcels).toHaveLength(1)
  })

  it("refunds in full once, also without a key", async () => {
    const { id, skuId } = await buyThree()
    const codes = await Promise.all([refundAll(id), refundAll(id)])
    expect(codes.map(codeOf).sort()).toEqual([null, "order_status_already"])
    await reconcile()
    expect(codeOf(await refundAll(id))).toBe("order_status_already")
    expect(await fixture.stockOf(skuId)).toBe(5)
  })
})

describe("an order that somebody else has changed", () => {
  it("is not changed by a write that is based on the old version", async () => {
    const { id, line, version } = await buyThree()
    const step = { id, status: "processing", carrier: "", tracking_number: "" } as const
    expect((await handleOrderStatusChange(fixture.orders, { ...step, version })).ok).toBe(true)
    const stale = await ship(id, line, 3, { version })
    expect(codeOf(stale)).toBe("record_changed")
    if (!stale.ok) expect(stale.error.body.item).toMatchObject({ id, status: "processing" })
    expect(await getAdminOrder(fixture.db, id)).toMatchObject({ status: "processing", parcels: [] })
  })
})

describe("an internal note", () => {
  it("is on the order with its author, once, and no customer sees it", async () => {
    const { id } = await buyThree()
    const input = {
      id,
      note: "  Rings twice.\nLeave it at the shed. ",
      idempotency_key: randomUUID(),
    }
    const { id: userId } = await fixture.db
      .insertInto("users")
      .values({ email: `${randomUUID()}@example.com`, first_name: "Ada", last_name: "Owner" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const add = () => handleOrderNote(fixture.orders, addOrderNoteSchema.parse(input), userId)
    await Promise.all([add(), add()])
    const { notes } = expectItem(await add())
    const note = { note: "Rings twice.\nLeave it at the shed.", author: "Ada Owner" }
    expect(notes).toEqual([expect.objectContaining(note)])
    const order = await fixture.db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const seen = [await getInvoiceOfOrder(fixture.db, order), await textsTo(id)]
    expect(JSON.stringify(seen)).not.toContain("shed")
    expect(addOrderNoteSchema.safeParse({ id, note: " " }).success).toBe(false)
  })
})

describe("an email that is sent again", () => {
  it("is the one that is due in the order's status", async () => {
    const { id } = await buyThree()
    const before = (await textsTo(id)).length
    expectItem(await handleMailRequest(fixture.orders, { id, mail: "confirmation" }))
    expect((await textsTo(id)).length).toBe(before + 1)
    const early = await handleMailRequest(fixture.orders, { id, mail: "shipped" })
    expect(codeOf(early)).toBe("order_mail_not_due")
  })
})
