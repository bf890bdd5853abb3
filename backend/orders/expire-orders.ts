import { buildTurns } from "#backend/accounts/turns.ts"
import { getPaymentById } from "#backend/payments/payments.ts"
import { cancelPayment } from "#backend/payments/sync-payment.ts"
import { cancelOrderWhole, cancelReasons } from "./cancel-order.ts"
import { lockOrder } from "./lock-order.ts"
import { isOpenOrder, type OrderTrx, openStatuses } from "./order.ts"
import type { OrderDeps } from "./order-parts.ts"
import { lockPaymentOf } from "./order-payment.ts"
import { withoutDeadlock } from "./without-deadlock.ts"

const batchSize = 100
const mostBatches = 100
const atOnce = 4

type DueOrder = { id: number; payment_id: number | null }

/**
 * Lets go of orders that were not paid while their goods were held. The gateway is asked first, so
 * that nobody pays for what is gone: what turns out to be paid is taken, what is on its way is held
 * on. One that cannot be asked about stays until the gateway answers, and holds up no other.
 */
export async function expireOrders(deps: OrderDeps, signal?: AbortSignal): Promise<void> {
  const inTurn = buildTurns(atOnce)
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
  } catch (fault) {
    deps.payments.log.warn({ err: fault, order: order.id }, "an order that ran out is kept")
  }
}

async function expireOrder(
  deps: OrderDeps,
  { id, payment_id: paymentId }: DueOrder,
): Promise<void> {
  if (paymentId !== null) await callOff(deps, paymentId)
  await withoutDeadlock(() => deps.db.transaction().execute((trx) => endOrder(trx, deps, id)))
}

/**
 * Lets nobody pay it any more, and notes what became of it. Throws while the gateway is away; one
 * that the shop no longer has cannot be asked.
 */
async function callOff(deps: OrderDeps, paymentId: number): Promise<void> {
  const { gateway } = await getPaymentById(deps.db, paymentId)
  if (deps.payments.gateways.has(gateway)) await cancelPayment(deps, { id: paymentId })
}

async function endOrder(trx: OrderTrx, deps: OrderDeps, id: number): Promise<void> {
  const order = await lockOrder(trx, id)
  const now = deps.now()
  if (order === null || !isOpenOrder(order) || order.reserved_until >= now) return
  const payment = await lockPaymentOf(trx, order)
  if (payment?.status === "pending") {
    await trx
      .updateTable("orders")
      .set({ reserved_until: new Date(now.getTime() + deps.orders.reservationMs) })
      .where("id", "=", id)
      .execute()
    return
  }
  await cancelOrderWhole(trx, order, { reason: cancelReasons.expired, actor: "time", now })
}
