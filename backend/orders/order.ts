import type { Kysely, Selectable, Transaction } from "kysely"
import type { OrderLinesTable, OrdersTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Payment } from "#backend/payments/payments.ts"
import type { CartErrorCode } from "#lib/contract/cart.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import type { DateSpan } from "#lib/contract/rules/business-days.ts"
import {
  buildDeliveryPromise,
  type DeliveryPromise,
  type PromisedOrder,
  type PromiseLine,
  parseLeadDays,
} from "#lib/contract/rules/delivery-promise.ts"
import { isOpenStatus } from "#lib/contract/rules/order-status.ts"

import type { Checkout } from "./checkout.ts"

export type Order = Selectable<OrdersTable>
export type OrderLine = Selectable<OrderLinesTable>
export type OrderTrx = Transaction<Database>

/** True if an order awaits its payment. */
export function isOpenOrder({ status }: Pick<Order, "status">): boolean {
  return isOpenStatus(status)
}

/** Returns the order lines in cart order. */
export function listOrderLines(db: Kysely<Database>, orderId: number): Promise<OrderLine[]> {
  return db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
}

/**
 * Returns the order with this id, locked together with its cart and, if it is cancelled, with what
 * it would have to take again; null if there is none. The lock order of the whole shop: cart,
 * promotion, customer, order; then payment, then SKUs.
 */
export async function lockOrder(trx: OrderTrx, id: number): Promise<Order | null> {
  const ids = await trx
    .selectFrom("orders")
    .select("cart_id")
    .where("id", "=", id)
    .executeTakeFirst()
  if (ids === undefined) return null
  await lockCartRow(trx, ids.cart_id)
  await lockOrderResources(trx, id)
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

/** Returns the order of a payment, locked; null if there is none. */
export function lockOrderOfPayment(trx: OrderTrx, payment: Payment): Promise<Order | null> {
  const id = Number(payment.reference)
  return Number.isSafeInteger(id) ? lockOrder(trx, id) : Promise.resolve(null)
}

/** Locks a promotion, so that no other transaction counts its uses. */
async function lockPromotionById(trx: OrderTrx, id: number): Promise<void> {
  await trx.selectFrom("promotions").select("id").where("id", "=", id).forUpdate().execute()
}

/**
 * Locks a customer, so that no other transaction spends the store credit; returns the email address
 * and the language last used.
 */
export async function lockCustomer(
  trx: OrderTrx,
  id: number,
): Promise<{ email: string; language: string }> {
  return trx
    .selectFrom("users")
    .select(["email", "language"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

async function lockCartRow(trx: OrderTrx, cartId: string | null): Promise<void> {
  if (cartId === null) return
  await trx.selectFrom("carts").select("id").where("id", "=", cartId).forUpdate().execute()
}

/** A cancelled order that is paid after all takes its promotion and the store credit again. */
async function lockOrderResources(trx: OrderTrx, id: number): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select(["status", "promotion_id", "credit_cents", "user_id"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (order?.status !== "cancelled") return
  if (order.promotion_id !== null) await lockPromotionById(trx, order.promotion_id)
  if (order.credit_cents > 0) await lockCustomer(trx, order.user_id)
}

/** Returns the delivery promise that the customer saw when the order was placed. */
export function buildOrderPromise(
  { is_pick_up: isPickUp, shipping_description: description, arrives_from, arrives_to }: Order,
  lines: readonly OrderLine[],
): DeliveryPromise {
  const items = lines.map((line) => ({
    delivery: line.is_ticket ? ("ticket" as const) : ("posted" as const),
    leadDays: parseLeadDays(line),
  }))
  const promise = buildDeliveryPromise(items, { isPickUp, description })
  return arrives_from === null || arrives_to === null
    ? promise
    : withArrivalDates(promise, { from: arrives_from, to: arrives_to })
}

/** Adds the dates that were promised; their business days may be those of a region since. */
function withArrivalDates(promise: DeliveryPromise, dates: DateSpan): DeliveryPromise {
  const known = promise.lines.find(({ name }) => name === "arrives")
  const arrival: PromiseLine = { name: "arrives", days: known?.days ?? null, dates }
  const others = promise.lines.filter((line) => line !== known)
  return { ...promise, lines: [...others.slice(0, 1), arrival, ...others.slice(1)] }
}

/** Returns between which days an order arrives that is placed now; null if no days are known. */
export function resolveOrderArrival(
  { content, option }: Pick<Checkout, "content" | "option">,
  order: PromisedOrder | null,
): DateSpan | null {
  if (option === null) return null
  const items = content.lines.map(({ isTicket, leadDays }) => ({
    delivery: isTicket ? ("ticket" as const) : ("posted" as const),
    leadDays,
  }))
  const { lines } = buildDeliveryPromise(items, option, order)
  return lines.find(({ name }) => name === "arrives")?.dates ?? null
}

/** Why an order was rejected, as the contract's code and its detail; nothing was stored. */
export type OrderRejection = {
  code: CartErrorCode
  detail: ErrorDetail
  /** The current total, if it differs from the one that the customer was shown. */
  totalCents?: number
}

/** Builds the result of an order that is rejected, with the detail. */
export function buildOrderRejection(
  code: CartErrorCode,
  detail: ErrorDetail,
): Result<never, OrderRejection> {
  return { ok: false, error: { code, detail } }
}

/** Thrown inside a transaction to roll it back; caught outside, where it becomes the response. */
export class OrderRejectedError extends Error {
  readonly rejection: OrderRejection
  constructor(rejection: OrderRejection) {
    super(rejection.detail.code)
    this.rejection = rejection
  }
}
