import type { z } from "zod"
import { type AdminRequest, runOnce } from "#backend/audit/run-once.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { validateVersion } from "#backend/http/record-version.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { cancelOrderSchema, moveOrderSchema, WireAdminOrder } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import { canBecome, isPaidStatus, type OrderStatus } from "#lib/contract/rules/order-status.ts"
import { withDeadlockRetry } from "../db/with-deadlock-retry.ts"
import { getAdminOrder } from "./admin-orders.ts"
import { cancelOrderAndRestock } from "./cancel-order.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { isOpenOrder, lockOrder, type Order, type OrderTrx } from "./order.ts"
import { buildCancelledEmail, buildShippedEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"
import { updateOrderStatus } from "./update-order-status.ts"

/** The order after an administrator's step, or why the step is rejected. */
export type ChangedOrder = Result<WireAdminOrder | null, ApiError>

/** Moves a paid order to its next status. Emails the customer when it is shipped. */
export function handleOrderStatusChange(
  deps: OrderStepDeps,
  { id, version, status, ...sent }: z.infer<typeof moveOrderSchema>,
): Promise<ChangedOrder> {
  return updateLockedOrder(deps, { id, version }, async (trx, order, now) => {
    if (!canBecome(order.status, status)) return buildStepRejection(order.status, status)
    const set = status === "shipped" ? { ...sent, shipped_at: now } : {}
    const moved = await updateOrderStatus(trx, order, status, { actor: "administrator", now, set })
    if (status === "shipped") await enqueueOrderEmail(trx, deps.orders, moved, buildShippedEmail)
    return { ok: true, value: null }
  })
}

/** Cancels an unpaid order: restocks its items and emails the customer. */
export function handleOrderCancellation(
  deps: OrderStepDeps,
  { id, version, reason }: z.infer<typeof cancelOrderSchema>,
): Promise<ChangedOrder> {
  return updateLockedOrder(deps, { id, version }, async (trx, order, now) => {
    if (isPaidStatus(order.status)) return conflict({ code: "order_paid_refund_instead" })
    if (!isOpenOrder(order)) return buildStepRejection(order.status, "cancelled")
    const words = reason || "cancelled by the shop"
    await cancelOrderAndRestock(trx, order, { reason: words, actor: "administrator", now })
    await enqueueOrderEmail(trx, deps.orders, order, (data) => buildCancelledEmail(data, reason))
    return { ok: true, value: null }
  })
}

/** The order to change, the version that the change is based on, and the request if it has a key. */
type OrderChange = { id: number; version?: string | undefined; request?: AdminRequest }

const onceEach: AdminRequest = { call: "", key: undefined, input: {} }

/**
 * Locks and changes an order in one transaction; changes nothing if `change` returns an error, if
 * the order has another version than the one that the change is based on, or if the request repeats one.
 */
export async function updateLockedOrder(
  deps: OrderStepDeps,
  { id, version, request }: OrderChange,
  change: (trx: OrderTrx, order: Order, now: Date) => Promise<Result<null, ApiError>>,
): Promise<ChangedOrder> {
  const changed = await withDeadlockRetry(() =>
    deps.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, id)
      if (order === null) return missingOrder
      return runOnce(trx, request ?? onceEach, async () => {
        const current = version === undefined ? null : await getAdminOrder(trx, id)
        const stale = validateVersion(current, version)
        if (stale !== null) return { ok: false, error: stale }
        const result = await change(trx, order, deps.now())
        return result.ok ? { ok: true, value: id } : result
      })
    }),
  )
  if (!changed.ok) return changed
  deps.orders.onMail()
  return { ok: true, value: await getAdminOrder(deps.db, id) }
}

/** Builds the result of a status transition that is not allowed. */
export function buildStepRejection(from: OrderStatus, to: OrderStatus): Result<never, ApiError> {
  if (from === to) {
    return conflict({ code: "order_status_already", params: { status: buildWords(to) } })
  }
  return conflict({
    code: "order_status_transition",
    params: { from: buildWords(from), to: buildWords(to) },
  })
}

/** 404 result for a missing order and for another customer's. */
export const missingOrder: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "order_not_found" }),
}

function conflict(detail: ErrorDetail): Result<never, ApiError> {
  return { ok: false, error: buildApiError(409, "CONFLICT", detail) }
}

function buildWords(status: OrderStatus): string {
  return status.replaceAll("_", " ")
}
