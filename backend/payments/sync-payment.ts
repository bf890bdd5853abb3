import type { GatewayState } from "./payment-gateway.ts"
import { getGateway, type PaymentDeps } from "./payment-parts.ts"
import { isOpenPayment, type Payment } from "./payments.ts"
import {
  handleUnpaidPayment,
  lockPayment,
  savePaymentProblem,
  updatePaymentState,
} from "./update-payment-state.ts"

/**
 * Fetches a payment's state from the gateway, runs its effects, and returns the updated payment.
 * Throws while the gateway is unavailable. Not to be called in a transaction.
 */
export async function syncPayment(
  deps: PaymentDeps,
  { id }: Pick<Payment, "id">,
): Promise<Payment> {
  const payment = await saveRequestTime(deps, id)
  if (payment.gateway_reference === null) return payment
  const state = await getGateway(deps.payments, payment).getState(payment.gateway_reference)
  return saveGatewayState(deps, payment, state)
}

/**
 * Cancels a payment at the gateway and returns its current state: it may already have been paid.
 * Throws while the gateway is unavailable. Not to be called in a transaction.
 */
export async function cancelPayment(
  deps: PaymentDeps,
  { id }: Pick<Payment, "id">,
): Promise<Payment> {
  const payment = await saveRequestTime(deps, id)
  if (payment.status === "paid") return payment
  const { gateway_reference: reference } = payment
  if (reference === null) {
    const cancelled = await cancelUnbegun(deps, payment)
    return cancelled.gateway_reference === null ? cancelled : cancelPayment(deps, cancelled)
  }
  const state = await getGateway(deps.payments, payment).cancel(reference)
  return saveGatewayState(deps, payment, state)
}

/** A payment whose reference was never stored has no known URL, so that it cannot be paid. */
function cancelUnbegun(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  return deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, deps, payment)
    if (current.gateway_reference !== null || !isOpenPayment(current)) return current
    return handleUnpaidPayment(trx, deps, current, "cancelled")
  })
}

async function saveGatewayState(
  deps: PaymentDeps,
  payment: Payment,
  state: GatewayState | null,
): Promise<Payment> {
  if (state === null) {
    return savePaymentProblem(deps.db, deps, payment, "The gateway does not know this payment.")
  }
  const applied = await deps.db
    .transaction()
    .execute((trx) => updatePaymentState(trx, deps, payment, state))
  deps.payments.onMail()
  return applied
}

function saveRequestTime({ db, now }: PaymentDeps, id: number): Promise<Payment> {
  return db
    .updateTable("payments")
    .set({ asked_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
