import type { Payment } from "#backend/payments/payment-effects.ts"
import type { Order, OrderTrx } from "./order.ts"

/**
 * The order with this number, locked together with the cart it came from, and where it is cancelled
 * with what it would have to take again; null where there is none. Locks are taken in the order of
 * the whole shop: cart, promotion, customer, order; then payment, then SKUs.
 */
export async function lockOrder(trx: OrderTrx, id: number): Promise<Order | null> {
  const ids = await trx
    .selectFrom("orders")
    .select("cart_id")
    .where("id", "=", id)
    .executeTakeFirst()
  if (ids === undefined) return null
  await lockCartRow(trx, ids.cart_id)
  await lockTakings(trx, id)
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  return order ?? null
}

/** The order that a payment pays, locked; null where there is none. */
export function lockOrderOf(trx: OrderTrx, payment: Payment): Promise<Order | null> {
  const id = Number(payment.reference)
  return Number.isSafeInteger(id) ? lockOrder(trx, id) : Promise.resolve(null)
}

/** Locks a promotion, so that nobody else counts how often it was used. */
export async function lockPromotion(trx: OrderTrx, id: number): Promise<void> {
  await trx.selectFrom("promotions").select("id").where("id", "=", id).forUpdate().execute()
}

/**
 * Locks a customer, so that nobody else spends the store credit; gives how to write to them: the
 * email address, and the language they used last.
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

/** A cancelled order that is paid after all uses its promotion and the store credit once more. */
async function lockTakings(trx: OrderTrx, id: number): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select(["status", "promotion_id", "credit_cents", "user_id"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (order?.status !== "cancelled") return
  if (order.promotion_id !== null) await lockPromotion(trx, order.promotion_id)
  if (order.credit_cents > 0) await lockCustomer(trx, order.user_id)
}
