import type { FastifyInstance } from "fastify"
import pLimit from "p-limit"
import { registerJob } from "#backend/jobs/register-job.ts"
import { getPaymentById } from "#backend/payments/payments.ts"
import { cancelPayment } from "#backend/payments/sync-payment.ts"
import { openStatuses } from "#lib/contract/rules/order-status.ts"
import { withDeadlockRetry } from "../db/with-deadlock-retry.ts"
import { cancelOrderAndRestock, cancelReasons } from "./cancel-order.ts"
import { isOpenOrder, lockOrder, type OrderTrx } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import { lockOrderPayment } from "./order-payment.ts"

const batchSize = 100
const mostBatches = 100
const atOnce = 4

type DueOrder = { id: number; payment_id: number | null }

/**
 * Cancels orders that were not paid within their reservation. Queries the gateway first, so that no
 * one pays for released stock: a payment that turns out paid is processed, and a pending one
 * extends the reservation. An order whose gateway cannot be reached stays open until the next run,
 * and does not block others.
 */
export async function handleExpiredOrders(deps: OrderDeps, signal?: AbortSignal): Promise<void> {
  const inTurn = pLimit(atOnce)
  const before = deps.now()
  let after = 0
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const due = await listDue(deps, before, after)
    await Promise.all(
      due.map((order) => inTurn(async () => (signal?.aborted ? null : attempt(deps, order)))),
    )
    after = due.at(-1)?.id ?? after
    if (due.length < batchSize || signal?.aborted) return
  }
}

function listDue({ db }: OrderDeps, before: Date, afterId: number): Promise<DueOrder[]> {
  return db
    .selectFrom("orders")
    .select(["id", "payment_id"])
    .where("status", "in", openStatuses)
    .where("reserved_until", "<", before)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(batchSize)
    .execute()
}

async function attempt(deps: OrderDeps, order: DueOrder): Promise<void> {
  try {
    await expireOrder(deps, order)
  } catch (error) {
    deps.payments.log.warn({ err: error, order: order.id }, "orders: expiry failed, will retry")
  }
}

async function expireOrder(
  deps: OrderDeps,
  { id, payment_id: paymentId }: DueOrder,
): Promise<void> {
  if (paymentId !== null) await callOff(deps, paymentId)
  await withDeadlockRetry(() => deps.db.transaction().execute((trx) => endOrder(trx, deps, id)))
}

/**
 * Cancels the payment at the gateway and saves its state. Throws if the gateway is unavailable;
 * skips a gateway that the shop no longer has.
 */
async function callOff(deps: OrderDeps, paymentId: number): Promise<void> {
  const { gateway } = await getPaymentById(deps.db, paymentId)
  if (deps.payments.gateways.has(gateway)) await cancelPayment(deps, { id: paymentId })
}

async function endOrder(trx: OrderTrx, deps: OrderDeps, id: number): Promise<void> {
  const order = await lockOrder(trx, id)
  const now = deps.now()
  if (order === null || !isOpenOrder(order) || order.reserved_until >= now) return
  const payment = await lockOrderPayment(trx, order)
  if (payment?.status === "pending") {
    await trx
      .updateTable("orders")
      .set({ reserved_until: new Date(now.getTime() + deps.orders.reservationMs) })
      .where("id", "=", id)
      .execute()
    return
  }
  await cancelOrderAndRestock(trx, order, { reason: cancelReasons.expired, actor: "time", now })
}

const expireEveryMs = 20_000

/** Registers the job that cancels unpaid orders in time while the back end listens. */
export function registerOrders(app: FastifyInstance, deps: OrderDeps): void {
  const work = (signal: AbortSignal) => handleExpiredOrders(deps, signal)
  registerJob(app, deps, { name: "expire-orders", everyMs: expireEveryMs, work })
}
