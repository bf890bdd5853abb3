import type { z } from "zod"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { findOrder } from "#backend/invoices/find-order.ts"
import type { submitOrderResultSchema } from "#lib/contract/order.ts"
import { isPaidStatus } from "#lib/contract/order-status.ts"
import { lockOrder } from "./lock-order.ts"
import { isOpenOrder } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import type { OrderWithPayment } from "./order-payment.ts"
import { resumeOrder } from "./resume-order.ts"
import { openPayment } from "./submit-order.ts"
import { withoutDeadlock } from "./without-deadlock.ts"

const overSentence =
  "This order can no longer be paid. If you still want what was in it, please order it again."

/**
 * Returns where the customer pays an unpaid order: its current payment, or a new one if the last
 * one failed without a charge. Extends its reservation like an order that is sent again. Rejects a
 * cancelled order; returns the confirmation page for a paid one.
 */
export async function payOrder(
  deps: OrderDeps,
  key: { userId: number; id: number },
): Promise<z.input<typeof submitOrderResultSchema> | Refusal> {
  if ((await findOrder(deps.db, key)) === null) {
    return buildRefusal(404, "NOT_FOUND", overSentence)
  }
  const resumed = await withoutDeadlock(() =>
    deps.db.transaction().execute(async (trx): Promise<OrderWithPayment | null> => {
      const order = await lockOrder(trx, key.id)
      const canGoOn = order !== null && (isOpenOrder(order) || isPaidStatus(order.status))
      return canGoOn ? resumeOrder(trx, deps, order) : null
    }),
  )
  return resumed === null ? buildRefusal(409, "CONFLICT", overSentence) : openPayment(deps, resumed)
}
