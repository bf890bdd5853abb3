import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { reconcilePayments } from "#backend/payments/reconcile-payments.ts"
import { adminOrderSchema, type WireAdminOrder } from "#lib/contract/order.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import {
  createOrderFixture,
  gladstone,
  type OrderFixture,
  pickedUp,
} from "#tests/fixtures/order.ts"
import { getAdminOrder } from "./admin-orders.ts"
import {
  type ChangedOrder,
  handleOrderCancellation,
  handleOrderStatusChange,
} from "./change-order.ts"
import { handleOrderRefund } from "./handle-order-refund.ts"
import { updateOrderStatus } from "./update-order-status.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterEach(() => expectConsistentLedger(fixture))
afterAll(() => fixture.close())

const posted = () => ({ ...pickedUp, address: gladstone, shipping_option_id: fixture.post })
const advance = (id: number, status: "processing" | "shipped" | "completed", sent = {}) =>
  handleOrderStatusChange(fixture.orders, { id, status, carrier: "", tracking_number: "", ...sent })
const cancel = (id: number, reason = "") => handleOrderCancellation(fixture.orders, { id, reason })
const refund = (id: number, restock?: boolean) =>
  handleOrderRefund(fixture.orders, { id, reason: "", restock })

const subjectsAbout = async (id: number) =>
  (await fixture.listMails())
    .filter(({ to, subject }) => to !== null && new RegExp(`order ${id}\\b`).test(subject))
    .map(({ subject }) => subject)

function expectItem(changed: ChangedOrder): WireAdminOrder {
  if (!changed.ok) throw new Error(changed.error.body.message)
  return adminOrderSchema.parse(changed.value)
}

function messageOf(changed: ChangedOrder): string {
  if (changed.ok) throw new Error("It was not rejected.")
  expect([404, 409]).toContain(changed.error.status)
  return changed.error.body.message
}

/** Reconciles a minute later: the gateway receives every cancellation and refund that is due. */
async function reconcile(): Promise<void> {
  fixture.wait(60_000)
  await reconcilePayments(fixture.orders)
}

async function buy(skuId: number, qty = 1): Promise<number> {
  const id = await fixture.order(await fixture.customerWith(skuId, qty), posted())
  await fixture.settle(id)
  return id
}

describe("a paid order", () => {
  it("goes from processing to shipped to completed and emails the customer once, when shipped", async () => {
    const { skuId } = await fixture.stock()
    const id = await buy(skuId)
    expect(expectItem(await advance(id, "processing")).status).toBe("processing")
    const sent = { carrier: "Australia Post", tracking_number: "33ABC123" }
    const shipped = expectItem(await advance(id, "shipped", sent))
    expect(shipped).toMatchObject({ status: "shipped", ...sent })
    expect(messageOf(await advance(id, "shipped", sent))).toBe("It is shipped already.")
    expect(await subjectsAbout(id)).toEqual([
      `Thank you for your order ${id}`,
      `Your order ${id} is on its way to you`,
    ])
    const email = (await fixture.listMails()).find(
      ({ subject }) => subject === `Your order ${id} is on its way to you`,
    )
    expect(email?.text).toContain("Tracking number\n    33ABC123")
    expect(email?.text).toContain("Tracking is available after 48 hours.")
    const completed = expectItem(await advance(id, "completed"))
    expect(await subjectsAbout(id)).toHaveLength(2)
    expect(completed.events.map(({ to, actor }) => [to, actor])).toEqual([
      ["placed", "customer"],
      ["awaiting_payment", "customer"],
      ["paid", "payment"],
      ["processing", "administrator"],
      ["shipped", "administrator"],
      ["completed", "administrator"],
    ])
  })

  it("emails the customer in the language that the order was placed in, also a week later", async () => {
    const { skuId } = await fixture.stock()
    const ann = await fixture.customerWith(skuId)
    const read = (language: string) =>
      fixture.db.updateTable("users").set({ language }).where("id", "=", ann.userId).execute()
    await read("de")
    const id = await fixture.order(ann)
    await fixture.settle(id)
    await read("fr")
    fixture.wait(7 * 86_400_000)
    await advance(id, "processing")
    await advance(id, "shipped")
    const subjects = (await fixture.listMails())
      .filter(({ to, subject }) => to !== null && subject.includes(`Bestellung ${id}`))
      .map(({ subject }) => subject)
    expect(subjects).toEqual([
      `Vielen Dank für Ihre Bestellung ${id}`,
      `Ihre Bestellung ${id} liegt zur Abholung bereit`,
    ])
    const owner = (await fixture.listMails()).find(({ subject }) =>
      subject.startsWith(`Order ${id}:`),
    )
    expect(owner?.text).toContain("They read the shop in German.")
    const next = await fixture.stock()
    await fixture.add(ann, next.skuId)
    const later = await fixture.order(ann)
    await fixture.settle(later)
    const [last] = (await fixture.listMails()).filter(({ subject }) =>
      subject.endsWith(`votre commande ${later}`),
    )
    expect(last?.text).toContain("http://localhost:3000/fr/show-invoice/")
  })

  it("is ready to pick up instead of shipped if the customer collects it", async () => {
    const { skuId } = await fixture.stock()
    const id = await fixture.order(await fixture.customerWith(skuId))
    await fixture.settle(id)
    await advance(id, "processing")
    await advance(id, "shipped")
    expect((await subjectsAbout(id)).at(-1)).toBe(`Your order ${id} is ready to pick up`)
  })

  it("has the shop's address in the confirmation if it is picked up and there is an address", async () => {
    const { skuId } = await fixture.stock()
    const confirm = async () => {
      const id = await fixture.order(await fixture.customerWith(skuId))
      await fixture.settle(id)
      const mails = await fixture.listMails()
      return mails.find(({ subject }) => subject === `Thank you for your order ${id}`)?.text
    }
    expect(await confirm()).not.toContain("You’ll find us")
    const colours = { theme_colour: "#0b5351", dark_theme_colour: "#071f1f" }
    await fixture.db
      .insertInto("domains")
      .values({ name: "Curlew", ...colours, organisation_address: "14 Stowe Lane\nCalliope" })
      .execute()
    expect(await confirm()).toContain("You’ll find us at 14 Stowe Lane Calliope.")
    await fixture.db.deleteFrom("domains").execute()
  })

  it("cannot skip a step, go back a step, or be cancelled", async () => {
    const { skuId } = await fixture.stock()
    const id = await buy(skuId)
    expect(messageOf(await advance(id, "shipped"))).toBe(
      "An order that is paid cannot become shipped.",
    )
    expect(messageOf(await advance(id, "completed"))).toContain("cannot become completed")
    expect(messageOf(await cancel(id))).toBe("It is paid: refund it instead.")
    await advance(id, "processing")
    await advance(id, "shipped")
    expect(messageOf(await advance(id, "processing"))).toContain("cannot become processing")
    expect((await fixture.get(id)).status).toBe("shipped")
  })
})

describe("an unpaid order", () => {
  it("is cancelled with its stock and credit returned, and emails the reason to the customer once", async () => {
    const { skuId } = await fixture.stock({ price_cents: 2000, stock: 2 })
    const ann = await fixture.customerWith(skuId, 2)
    await fixture.giveCredit(ann, 700)
    const id = await fixture.order(ann, { ...posted(), use_credit: true })
    const cancelled = expectItem(await cancel(id, "We cannot print that blue"))
    expect(cancelled).toMatchObject({
      status: "cancelled",
      cancel_reason: "We cannot print that blue",
    })
    expect([await fixture.stockOf(skuId), await fixture.creditOf(ann)]).toEqual([2, 700])
    expect(messageOf(await cancel(id))).toBe("It is cancelled already.")
    expect(await subjectsAbout(id)).toEqual([`Your order ${id} was cancelled`])
    const email = (await fixture.listMails()).find(
      ({ subject }) => subject === `Your order ${id} was cancelled`,
    )
    expect(email?.text).toContain("We cannot print that blue")
    expect(email?.text).toContain("$7.00")
    await reconcile()
    const { payment_id: paymentId } = await fixture.get(id)
    const payment = fixture.db.selectFrom("payments").select("status").where("id", "=", paymentId)
    expect(await payment.executeTakeFirst()).toEqual({ status: "cancelled" })
  })

  it("is neither shipped nor refunded", async () => {
    const { skuId } = await fixture.stock()
    const id = await fixture.order(await fixture.customerWith(skuId))
    expect(messageOf(await advance(id, "processing"))).toContain("awaiting payment")
    expect(messageOf(await refund(id))).toContain("cannot become refunded")
    expect((await fixture.get(id)).status).toBe("awaiting_payment")
  })

  it("stays cancelled by the shop when a payment arrives late, which is refunded", async () => {
    const { skuId } = await fixture.stock({ stock: 3 })
    const id = await fixture.order(await fixture.customerWith(skuId))
    await cancel(id, "expired")
    await fixture.settle(id)
    expect((await fixture.get(id)).status).toBe("cancelled")
    expect((await subjectsAbout(id)).at(-1)).toBe(`We’re refunding your payment for order ${id}`)
    expect(await fixture.stockOf(skuId)).toBe(3)
  })

  it("is either paid or cancelled when both are requested at once", async () => {
    const { skuId } = await fixture.stock({ stock: 40 })
    for (let at = 0; at < 8; at += 1) {
      const id = await fixture.order(await fixture.customerWith(skuId))
      await Promise.all([fixture.settle(id), cancel(id), fixture.settle(id), cancel(id)])
    }
  })
})

describe("a refund", () => {
  it("refunds the money once, returns the store credit, and voids the tickets", async () => {
    const { skuId } = await fixture.stock({ price_cents: 3000, stock: 5 }, { is_ticket: true })
    const ann = await fixture.customerWith(skuId, 2)
    await fixture.giveCredit(ann, 1000)
    const id = await fixture.order(ann, { ...pickedUp, shipping_option_id: null, use_credit: true })
    await fixture.settle(id)
    const [refunded, again] = await Promise.all([refund(id), refund(id)])
    expect([refunded.ok, again.ok].sort()).toEqual([false, true])
    await reconcile()
    const item = adminOrderSchema.parse(await getAdminOrder(fixture.db, id))
    expect(item).toMatchObject({ status: "refunded", payment: { refunded: "50.00" } })
    expect([await fixture.creditOf(ann), await fixture.stockOf(skuId)]).toEqual([1000, 5])
    const reference = item.payment?.reference
    const sent = [...fixture.gateway.refunds.values()].filter(
      (each) => each.reference === reference,
    )
    expect(sent).toEqual([{ reference, amountCents: 5000 }])
    const tickets = fixture.db
      .selectFrom("tickets")
      .innerJoin("order_lines", "order_lines.id", "order_line_id")
      .select("code")
      .where("order_id", "=", id)
    expect(await tickets.execute()).toEqual([])
    expect(await subjectsAbout(id)).toEqual([
      `Thank you for your order ${id}`,
      `Your refund for order ${id}`,
    ])
    const email = (await fixture.listMails()).find(
      ({ subject }) => subject === `Your refund for order ${id}`,
    )
    expect(email?.text).toContain("$50.00 back the way you paid")
    expect(email?.text).toContain("store credit of $10.00")
  })

  it("returns only store credit for an order that store credit paid in full", async () => {
    const { skuId } = await fixture.stock({ price_cents: 1000 })
    const ann = await fixture.customerWith(skuId)
    await fixture.giveCredit(ann, 1000)
    const id = await fixture.order(ann, { use_credit: true })
    await reconcile()
    const before = fixture.gateway.refunds.size
    expect(expectItem(await refund(id)).status).toBe("refunded")
    await reconcile()
    expect([await fixture.creditOf(ann), fixture.gateway.refunds.size]).toEqual([1000, before])
    const email = (await fixture.listMails()).find(
      ({ subject }) => subject === `Your refund for order ${id}`,
    )
    expect(email?.text).not.toContain("the way you paid")
  })

  it.each([
    ["restocks items that have not been shipped", false, undefined, 5],
    ["does not restock shipped items", true, undefined, 4],
    ["restocks shipped items that came back", true, true, 5],
    ["does not restock broken items", false, false, 4],
  ])("%s", async (_what, isSent, restock, left) => {
    const { skuId } = await fixture.stock({ stock: 5 })
    const id = await buy(skuId)
    await advance(id, "processing")
    if (isSent) await advance(id, "shipped")
    expectItem(await refund(id, restock))
    expect(await fixture.stockOf(skuId)).toBe(left)
    expect((await fixture.get(id)).stock_state).toBe(left === 5 ? "released" : "sold")
    expect(messageOf(await refund(id))).toBe("It is refunded already.")
  })
})

it("responds with 404 for an unknown order", async () => {
  expect(messageOf(await advance(999_999, "processing"))).toBe("There is no such order.")
  expect(messageOf(await cancel(999_999))).toBe("There is no such order.")
})

it("updateOrderStatus throws on a step that the order's status does not allow", async () => {
  const { skuId } = await fixture.stock()
  const id = await fixture.order(await fixture.customerWith(skuId))
  const { status } = await fixture.get(id)
  const moved = fixture.db.transaction().execute((trx) => {
    return updateOrderStatus(trx, { id, status }, "shipped", {
      actor: "administrator",
      now: new Date(),
    })
  })
  await expect(moved).rejects.toThrow("cannot become shipped")
  expect((await fixture.get(id)).status).toBe(status)
})
