import type { Kysely, Updateable } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { PaymentsTable } from "#backend/db/selling-schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { GatewayState } from "./payment-gateway.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import { isOpenPayment, type Payment, type PaymentTrx } from "./payments.ts"

/**
 * Updates a payment from the gateway's state, runs its effects, and returns the updated payment.
 * Idempotent: repeated, late or unordered states have one effect.
 */
export async function updatePaymentState(
  trx: PaymentTrx,
  deps: Pick<PaymentDeps, "now" | "payments">,
  payment: Payment,
  state: GatewayState,
): Promise<Payment> {
  return updateLockedPaymentState(trx, deps, await lockPayment(trx, deps, payment), state)
}

/** Updates a payment that this transaction has locked, in the same way. */
export async function updateLockedPaymentState(
  trx: PaymentTrx,
  deps: Pick<PaymentDeps, "now" | "payments">,
  current: Payment,
  state: GatewayState,
): Promise<Payment> {
  const plan = resolveStateAction(current, state)
  if (plan.kind === "nothing") return current
  if (plan.kind === "problem") return savePaymentProblem(trx, deps, current, plan.message)
  if (plan.kind === "pending") return update(trx, current, { status: "pending" })
  if (plan.kind === "unpaid") return handleUnpaidPayment(trx, deps, current, plan.status)
  return handlePaidPayment(trx, deps, current, state)
}

/** Returns the payment's row, locked after the rows that its effect locks. */
export async function lockPayment(
  trx: PaymentTrx,
  { payments }: Pick<PaymentDeps, "payments">,
  payment: Payment,
): Promise<Payment> {
  await payments.effects[payment.purpose]?.lock?.(trx, payment)
  return trx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", payment.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Saves that a payment ended without a charge and runs its effect. The payment must be locked. */
export async function handleUnpaidPayment(
  trx: PaymentTrx,
  { now, payments }: Pick<PaymentDeps, "now" | "payments">,
  payment: Payment,
  status: "declined" | "cancelled" | "expired",
): Promise<Payment> {
  const at = now()
  const settled = await update(trx, payment, { status, settled_at: at, cancel_due: false })
  await payments.effects[payment.purpose]?.onUnpaid?.(trx, settled, at)
  return settled
}

/**
 * Saves that a payment is paid and runs its effect; marks the money for refund if the effect cannot
 * be granted.
 */
export async function handlePaidPayment(
  trx: PaymentTrx,
  { now, payments }: Pick<PaymentDeps, "now" | "payments">,
  payment: Payment,
  state: Pick<GatewayState, "capturedCents" | "payerEmail">,
): Promise<Payment> {
  const at = now()
  const settled = await update(trx, payment, {
    status: "paid",
    settled_at: at,
    captured_cents: state.capturedCents,
    payer_email: state.payerEmail.slice(0, 320) || payment.payer_email,
    cancel_due: false,
    trouble: "",
  })
  const effect = payments.effects[payment.purpose]
  if (effect === undefined) {
    const problem = `There is no handler for payments of purpose "${payment.purpose}" is for.`
    return savePaymentProblem(trx, { payments }, settled, problem)
  }
  if ((await effect.onPaid(trx, settled, at)) === "accepted") return settled
  return update(trx, settled, {
    refund_due_cents: settled.captured_cents,
    refund_reason: "What was paid for could not be given any more.",
  })
}

/**
 * Saves and logs a problem that needs an administrator's review; logs the same problem only once.
 */
export async function savePaymentProblem(
  trx: Kysely<Database>,
  { payments }: Pick<PaymentDeps, "payments">,
  payment: Payment,
  problem: string,
): Promise<Payment> {
  if (payment.trouble === problem) return payment
  payments.log.error({ payment: payment.id, reason: problem }, "payments: needs review")
  return update(trx, payment, { trouble: problem })
}

function update(
  trx: Kysely<Database>,
  { id }: Payment,
  set: Updateable<PaymentsTable>,
): Promise<Payment> {
  return trx
    .updateTable("payments")
    .set(set)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The action that a gateway's state requires. */
type StateAction =
  | { kind: "nothing" }
  /** The state cannot be right: an administrator has to review it. */
  | { kind: "problem"; message: string }
  | { kind: "pending" }
  | { kind: "paid" }
  | { kind: "unpaid"; status: Exclude<PaymentStatus, "waiting" | "pending" | "paid"> }

/**
 * Resolves the action for a gateway's state of a payment. Money that arrives for a closed payment
 * is still processed; a paid payment stays paid. An unexpected amount or currency changes nothing.
 */
function resolveStateAction(
  payment: Pick<Payment, "status" | "amount_cents" | "currency">,
  state: GatewayState,
): StateAction {
  if (payment.status === "paid" || state.status === "waiting") return { kind: "nothing" }
  const problem = findProblem(payment, state)
  if (problem !== null) return { kind: "problem", message: problem }
  if (state.status === "paid") return { kind: "paid" }
  if (!isOpenPayment(payment) || state.status === payment.status) return { kind: "nothing" }
  return state.status === "pending" ? { kind: "pending" } : { kind: "unpaid", status: state.status }
}

function findProblem(
  payment: Pick<Payment, "amount_cents" | "currency">,
  state: GatewayState,
): string | null {
  if (state.currency.toUpperCase() !== payment.currency) {
    return `The gateway reports ${state.currency || "no currency"} instead of ${payment.currency}.`
  }
  if (state.status !== "paid" || state.capturedCents === payment.amount_cents) return null
  const [taken, expected] = [buildAmount(state.capturedCents), buildAmount(payment.amount_cents)]
  return `The gateway took ${taken} instead of ${expected} ${payment.currency}.`
}
