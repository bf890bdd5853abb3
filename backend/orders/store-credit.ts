import type { OrderTrx } from "./order.ts"

/**
 * Returns the store credit in cents that a customer can spend, never below 0; `heldCents` are those
 * that an open order has taken and will return. The customer must be locked.
 */
export async function getAvailableCreditCents(
  trx: OrderTrx,
  userId: number,
  heldCents: number,
): Promise<number> {
  const { cents } = await trx
    .selectFrom("credit_entries")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("cents"))
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .executeTakeFirstOrThrow()
  return Math.max(Number(cents ?? 0) + heldCents, 0)
}

/** Debits store credit for an order; negative cents return it. */
export async function createCreditEntry(
  trx: OrderTrx,
  order: { id: number; user_id: number },
  cents: number,
): Promise<void> {
  if (cents === 0) return
  const reason = cents > 0 ? `Order ${order.id}` : `Back from order ${order.id}`
  await trx
    .insertInto("credit_entries")
    .values({ user_id: order.user_id, order_id: order.id, amount_cents: -cents, reason })
    .execute()
}
