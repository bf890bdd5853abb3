import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { findOrder } from "#backend/invoices/find-order.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { submitOrderResultSchema } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { withDeadlockRetry } from "../db/with-deadlock-retry.ts"
import { openPayment } from "./handle-order-submission.ts"
import { lockOrder } from "./lock-order.ts"
import { isOpenOrder } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import type { OrderWithPayment } from "./order-payment.ts"
import { resumeOrder } from "./resume-order.ts"

const closed: ErrorDetail = { code: "order_not_payable" }

/**
 * Returns where the customer pays an unpaid order: its current payment, or a new one if the last
 * one failed without a charge. Extends its reservation like an order that is sent again. Rejects a
 * cancelled order; returns the confirmation page for a paid one.
 */
export async function handleOrderPaymentRequest(
  deps: OrderDeps,
  key: { userId: number; id: number },
): Promise<Result<z.input<typeof submitOrderResultSchema>, ApiError>> {
  if ((await findOrder(deps.db, key)) === null) {
    return { ok: false, error: buildApiError(404, "NOT_FOUND", closed) }
  }
  const resumed = await withDeadlockRetry(() =>
    deps.db.transaction().execute(async (trx): Promise<OrderWithPayment | null> => {
      const order = await lockOrder(trx, key.id)
      const canGoOn = order !== null && (isOpenOrder(order) || isPaidStatus(order.status))
      return canGoOn ? resumeOrder(trx, deps, order) : null
    }),
  )
  if (resumed === null) return { ok: false, error: buildApiError(409, "CONFLICT", closed) }
  return { ok: true, value: await openPayment(deps, resumed) }
}
