import type { Payment } from "#backend/payments/payment-effects.ts"
import type { Order, OrderTrx } from "./order.ts"

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
export async function lockPromotionById(trx: OrderTrx, id: number): Promise<void> {
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
