import type { z } from "zod"
import { buildOrderEffect } from "#backend/orders/order-effect.ts"
import type { OrderDeps } from "#backend/orders/order-parts.ts"
import { buildOrderKeys, usualReservationMs } from "#backend/orders/order-parts.ts"
import { handleOrderSubmission } from "#backend/orders/submit-order.ts"
import { buildFakeGateway, type FakeGateway } from "#backend/payments/fake-gateway.ts"
import { usualPaymentPauses } from "#backend/payments/payment-pauses.ts"
import { getPaymentById } from "#backend/payments/payments.ts"
import { syncPayment } from "#backend/payments/sync-payment.ts"
import { submitOrderResultSchema, submitOrderSchema } from "#lib/contract/order.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import { type CartFixture, type Customer, createCartFixture } from "./cart-desk.ts"

type Submitted = z.output<typeof submitOrderResultSchema>
type SubmitOrderInput = z.input<typeof submitOrderSchema>

/** Input of an order for pick-up, paid by card. */
export const pickedUp = { paymentGateway: "card" } satisfies SubmitOrderInput

export const gladstone = {
  first_name: "Ann",
  last_name: "Example",
  street_address: "1 Goondoon Street",
  city: "Gladstone",
  state: "QLD",
  postcode: "4680",
} as const

/** A shop that accepts orders, on an empty database, with a fake payment gateway. */
export type OrderFixture = CartFixture & {
  orders: OrderDeps
  gateway: FakeGateway
  /** Ids of shipping types to Queensland: post at $10.60, free over $200.00, and pick-up. */
  post: number
  pickUp: number
  /** Submits the customer's cart, by default for pick-up. */
  submit: (customer: Customer, input?: SubmitOrderInput, network?: string) => Promise<Submitted>
  /** Submits the cart and returns the order id. A rejection fails the test. */
  order: (customer: Customer, input?: SubmitOrderInput, network?: string) => Promise<number>
  /** Sets the status of the order's payment at the gateway and syncs it to the shop. */
  settle: (orderId: number, status?: PaymentStatus) => Promise<void>
  get: (orderId: number) => ReturnType<typeof getOrder>
  stockOf: (skuId: number) => Promise<number>
  creditOf: (customer: Customer) => Promise<number>
  giveCredit: (customer: Customer, cents: number) => Promise<void>
  /** Creates a promotion code with a 10% discount. */
  addPromotion: (
    code: string,
    limits?: { max_uses?: number; max_uses_per_customer?: number },
  ) => Promise<number>
  listMails: () => Promise<{ to: string | null; subject: string; text: string }[]>
}

/** Creates a shop without products for tests of orders. Close it after the test file. */
export async function createOrderFixture(): Promise<OrderFixture> {
  const carts = await createCartFixture()
  const { db } = carts
  const gateway = buildFakeGateway()
  const offer = await createShippingAndPaymentTypes(db)
  const orders = buildDeps(carts, gateway)
  const fixture: OrderFixture = {
    ...{ ...carts, ...offer, orders, gateway },
    async submit({ userId }, input = pickedUp, network = "") {
      const body = submitOrderSchema.parse({ shipping_option_id: offer.pickUp, ...input })
      return submitOrderResultSchema.parse(
        await handleOrderSubmission(orders, { userId, network, body }),
      )
    },
    async order(customer, input, network) {
      const { success, order_id: id, message } = await fixture.submit(customer, input, network)
      if (!success || id === null) throw new Error(message)
      return id
    },
    async settle(orderId, status = "paid") {
      const { payment_id: id } = await getOrder(db, orderId)
      const payment = await getPaymentById(db, id ?? 0)
      if (payment.amount_cents === 0) return
      const capturedCents = status === "paid" ? payment.amount_cents : 0
      gateway.setState(`fake:${payment.token}`, { status, capturedCents })
      await syncPayment(orders, payment)
    },
    get: (orderId) => getOrder(db, orderId),
    async stockOf(skuId) {
      const sku = db.selectFrom("skus").select("stock").where("id", "=", skuId)
      return (await sku.executeTakeFirstOrThrow()).stock
    },
    creditOf: ({ userId }) => sumCredit(db, userId),
    async giveCredit({ userId }, cents) {
      await db
        .insertInto("credit_entries")
        .values({ user_id: userId, amount_cents: cents })
        .execute()
    },
    async addPromotion(code, limits = {}) {
      const { id } = await db
        .insertInto("promotions")
        .values({ code, percent_basis_points: 1000, ...limits })
        .returning("id")
        .executeTakeFirstOrThrow()
      return id
    },
    listMails: () =>
      db
        .selectFrom("mail_outbox")
        .select(["to_address as to", "subject", "text_body as text"])
        .orderBy("created_at")
        .execute(),
  }
  return fixture
}

type Db = CartFixture["db"]

function buildDeps(carts: CartFixture, gateway: FakeGateway): OrderDeps {
  const siteUrl = "http://localhost:3000"
  const parts = {
    siteUrl,
    keys: buildOrderKeys("the-token-secret-of-the-tests-000001"),
    reservationMs: usualReservationMs,
    onMail: () => {},
  }
  const silentLog = { info: () => {}, warn: () => {}, error: () => {} }
  return {
    db: carts.db,
    now: carts.deps.now,
    orders: parts,
    payments: {
      pauses: usualPaymentPauses,
      ...{ siteUrl, gateway, gateways: new Map([[gateway.name, gateway]]) },
      effects: { order: buildOrderEffect(parts) },
      onMail: () => {},
      log: silentLog,
    },
  }
}

/** Inserts shipping types and payment types. */
export async function createShippingAndPaymentTypes(
  db: Db,
): Promise<{ post: number; pickUp: number }> {
  const region = await db
    .insertInto("shipping_regions")
    .values({ name: "Queensland" })
    .returning("id")
    .executeTakeFirstOrThrow()
  await db
    .insertInto("shipping_region_postcodes")
    .values({ region_id: region.id, first_postcode: "4000", last_postcode: "4999" })
    .execute()
  const [post, pickUp] = await db
    .insertInto("shipping_types")
    .values([{ name: "Standard Post" }, { name: "Pick up", is_pick_up: true }])
    .returning("id")
    .execute()
  if (post === undefined || pickUp === undefined) throw new Error("No shipping types were made.")
  const inRegion = { region_id: region.id }
  await db
    .insertInto("shipping_costs")
    .values([
      { ...inRegion, shipping_type_id: post.id, amount_cents: 1060, free_over_cents: 20_000 },
      { ...inRegion, shipping_type_id: pickUp.id, amount_cents: 0 },
    ])
    .execute()
  await db
    .insertInto("payment_types")
    .values([
      { code: "card", name: "Card" },
      { code: "far-card", name: "International card", surcharge_basis_points: 150 },
    ])
    .execute()
  return { post: post.id, pickUp: pickUp.id }
}

function getOrder(db: Db, id: number) {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

async function sumCredit(db: Db, userId: number): Promise<number> {
  const { cents } = await db
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}
