import pLimit from "p-limit"
import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { findOrder } from "#backend/invoices/order-summaries.ts"
import { buildReturnPath, startPayment } from "#backend/payments/start-payment.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { submitOrderResultSchema } from "#lib/contract/order.ts"
import type { Result } from "#lib/contract/result.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import { withDeadlockRetry } from "../db/with-deadlock-retry.ts"
import { isOpenOrder, lockOrder, OrderRejectedError, type OrderRejection } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import type { OrderWithPayment } from "./order-payment.ts"
import { type PlaceOrderCommand, placeOrder } from "./place-order.ts"
import { resumeOrder } from "./resume-order.ts"
import { updateOrderStatus } from "./update-order-status.ts"

/** Limits concurrent order transactions, so that connections are left for everything else. */
const inTurn = pLimit(6)

type SubmitResult = z.input<typeof submitOrderResultSchema>

/**
 * Creates an order from a customer's cart and returns where to pay: at the gateway, or back in the
 * shop if nothing is left to pay. A rejected order returns a message and stores nothing. While the
 * gateway is unavailable the order is stored; the same request continues it later.
 */
export async function handleOrderSubmission(
  deps: OrderDeps,
  input: PlaceOrderCommand,
): Promise<SubmitResult> {
  const placed = await inTurn(() => placeWhole(deps, input))
  if (!placed.ok) return buildRejectedResult(placed.error)
  deps.orders.onMail()
  const { order, payment } = placed.value
  if (order.total_cents === order.credit_cents) {
    const path = buildReturnPath(order.return_path, payment.token)
    return { success: true, payment: path, order_id: order.id }
  }
  return openPayment(deps, placed.value)
}

async function placeWhole(
  deps: OrderDeps,
  input: PlaceOrderCommand,
): Promise<Result<OrderWithPayment, OrderRejection>> {
  try {
    return await withDeadlockRetry(() =>
      deps.db.transaction().execute(async (trx) => {
        const placed = await placeOrder(trx, deps, input)
        if (!placed.ok) throw new OrderRejectedError(placed.error)
        return placed
      }),
    )
  } catch (error) {
    if (error instanceof OrderRejectedError) return { ok: false, error: error.rejection }
    throw error
  }
}

/** Returns where an order is paid; an "unavailable" result while the gateway is down. */
async function openPayment(
  deps: OrderDeps,
  { order, payment }: OrderWithPayment,
): Promise<SubmitResult> {
  const started = await startPayment(deps, payment, { email: order.email })
  if (!started.ok) {
    const detail: ErrorDetail = { code: "payment_unavailable_order_saved" }
    return { ...buildRejectedResult({ code: "unavailable", detail }), order_id: order.id }
  }
  if (order.status === "placed") await noteWaiting(deps, order.id)
  return { success: true, payment: started.value, order_id: order.id }
}

/** The customer is on the way to the gateway. An order that has since moved on is unchanged. */
function noteWaiting(deps: OrderDeps, orderId: number): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "status"])
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst()
    if (order?.status !== "placed") return
    await updateOrderStatus(trx, order, "awaiting_payment", { actor: "customer", now: deps.now() })
  })
}

function buildRejectedResult({ code, detail, totalCents }: OrderRejection): SubmitResult {
  const total = totalCents === undefined ? null : buildAmount(totalCents)
  const message = formatErrorDetail(detail)
  return { success: false, code, message, detail, total_amount: total }
}

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
