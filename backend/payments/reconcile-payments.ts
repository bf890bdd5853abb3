import type { Expression, ExpressionBuilder, SqlBool } from "kysely"
import pLimit from "p-limit"
import type { Database } from "#backend/db/schema.ts"
import { getGateway, type PaymentDeps } from "./payment-parts.ts"
import type { Payment } from "./payments.ts"
import { cancelPayment, syncPayment } from "./sync-payment.ts"
import { lockPayment, savePaymentProblem } from "./update-payment-state.ts"

const batchSize = 20
const mostBatches = 100
const atOnce = 4

type Condition = (eb: ExpressionBuilder<Database, "payments">) => Expression<SqlBool>

/**
 * Reconciles the shop's payments with the gateways: sends due cancellations and refunds, and
 * fetches the state of open payments. A payment that fails is retried later and blocks no other;
 * concurrent processes share the work.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const at = deps.now().getTime()
  const { afterMs, everyMs, retryMs } = deps.payments.pauses
  await workThrough(deps, isDue, new Date(at - retryMs), async (payment) => {
    if (payment.cancel_due) await cancelPayment(deps, payment)
    else await tryRefund(deps, payment)
  })
  // A very recent payment is reported by the payer's return.
  const isOpen = buildOpenCondition(new Date(at - afterMs))
  await workThrough(deps, isOpen, new Date(at - everyMs), async (payment) => {
    await syncPayment(deps, payment)
  })
}

/** The payer is waiting for a refund that fails, so an administrator must know. */
async function tryRefund(deps: PaymentDeps, payment: Payment): Promise<void> {
  try {
    await refundPayment(deps, payment)
  } catch (error) {
    await savePaymentProblem(deps.db, deps, payment, "The refund failed and will be retried.")
    throw error
  }
}

const isDue: Condition = (eb) =>
  eb.or([eb("cancel_due", "=", true), eb("refunded_cents", "<", eb.ref("refund_due_cents"))])

function buildOpenCondition(before: Date): Condition {
  return (eb) =>
    eb.and([
      eb("status", "in", ["waiting", "pending"]),
      eb("gateway_reference", "is not", null),
      eb("created_at", "<=", before),
    ])
}

/** Processes every payment of a kind that was not requested since `before`, a few at a time. */
async function workThrough(
  deps: PaymentDeps,
  condition: Condition,
  before: Date,
  work: (payment: Payment) => Promise<void>,
): Promise<void> {
  const inTurn = pLimit(atOnce)
  const attempt = async (payment: Payment) => {
    try {
      await work(payment)
    } catch (error) {
      deps.payments.log.warn({ err: error, payment: payment.id }, "payments: reconciliation failed")
    }
  }
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const claimed = await claim(deps, condition, before)
    await Promise.all(claimed.map((payment) => inTurn(() => attempt(payment))))
    if (claimed.length < batchSize) return
  }
}

/**
 * Claims payments by their request time, so that no other process handles them at the same time.
 */
function claim(deps: PaymentDeps, condition: Condition, before: Date): Promise<Payment[]> {
  return deps.db
    .updateTable("payments")
    .set({ asked_at: deps.now() })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("payments")
        .select("id")
        .where(condition)
        .where((or) => or.or([or("asked_at", "is", null), or("asked_at", "<=", before)]))
        .orderBy("asked_at", (order) => order.asc().nullsFirst())
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/**
 * Refunds the due amount of a payment at the gateway and runs its effect; idempotent. Throws while
 * the gateway is unavailable. Not to be called in a transaction.
 */
export async function refundPayment(deps: PaymentDeps, payment: Payment): Promise<void> {
  const { id, gateway_reference: reference, refund_due_cents: due } = payment
  const amountCents = due - payment.refunded_cents
  if (reference === null || amountCents <= 0) return
  const gateway = getGateway(deps.payments, payment)
  await gateway.refund({ reference, amountCents, key: `refund:${id}:${due}` })
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, deps, payment)
    if (current.refunded_cents >= due) return
    const refunded = await trx
      .updateTable("payments")
      .set({ refunded_cents: due, trouble: "" })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const effect = deps.payments.effects[payment.purpose]
    await effect?.onRefunded?.(trx, refunded, deps.now())
  })
  deps.payments.onMail()
}
