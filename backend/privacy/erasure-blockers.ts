import { type OrderTrx, openStatuses } from "#backend/orders/order.ts"
import { getAvailableCreditCents } from "#backend/orders/store-credit.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { PersonalData } from "./personal-data-index.ts"

const unsent: ReadonlySet<string> = new Set([...openStatuses, "paid", "processing"])

/** Returns open orders, refunds and credit of a customer as messages: reasons against erasure. */
export async function listErasureBlockers(
  trx: OrderTrx,
  { userId, orders }: PersonalData,
): Promise<string[]> {
  if (userId === null) return []
  const waiting = orders.filter(({ status }) => unsent.has(status))
  const due = await trx
    .selectFrom("payments")
    .select("id")
    .where("id", "in", [0, ...orders.flatMap(({ payment_id: id }) => id ?? [])])
    .whereRef("refunded_cents", "<", "refund_due_cents")
    .execute()
  const credit = await getAvailableCreditCents(trx, userId, 0)
  return [
    ...waiting.map(({ id, status }) => `Order ${id} is ${status.replaceAll("_", " ")}.`),
    ...(due.length > 0 ? ["A refund is still on its way."] : []),
    ...(credit > 0 ? [`There is $${buildAmount(credit)} of store credit left.`] : []),
  ]
}
