import { applyState, lockPayment, noteTrouble, settleUnpaid } from "./apply-state.ts"
import { getGateway } from "./get-gateway.ts"
import type { Payment } from "./payment-effects.ts"
import type { GatewayState } from "./payment-gateway.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import { isOpenPayment } from "./payments.ts"

/**
 * The payment as the gateway has it now, with all that follows. Throws while the gateway is away.
 * Not to be called in a transaction.
 */
export async function syncPayment(
  deps: PaymentDeps,
  { id }: Pick<Payment, "id">,
): Promise<Payment> {
  const payment = await noteAsked(deps, id)
  if (payment.gateway_reference === null) return payment
  const state = await getGateway(deps.payments, payment).getState(payment.gateway_reference)
  return applyAnswer(deps, payment, state)
}

/**
 * Lets nobody pay it any more, and gives what has become of it: it may have been paid before. Throws
 * while the gateway is away. Not to be called in a transaction.
 */
export async function cancelPayment(
  deps: PaymentDeps,
  { id }: Pick<Payment, "id">,
): Promise<Payment> {
  const payment = await noteAsked(deps, id)
  if (payment.status === "paid") return payment
  const { gateway_reference: reference } = payment
  if (reference === null) {
    const cancelled = await cancelUnbegun(deps, payment)
    return cancelled.gateway_reference === null ? cancelled : cancelPayment(deps, cancelled)
  }
  const state = await getGateway(deps.payments, payment).cancel(reference)
  return applyAnswer(deps, payment, state)
}

/** Nobody has the address of a payment whose reference was never kept, so that none can pay it. */
function cancelUnbegun(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  return deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, deps, payment)
    if (current.gateway_reference !== null || !isOpenPayment(current)) return current
    return settleUnpaid(trx, deps, current, "cancelled")
  })
}

async function applyAnswer(
  deps: PaymentDeps,
  payment: Payment,
  state: GatewayState | null,
): Promise<Payment> {
  if (state === null) {
    return noteTrouble(deps.db, deps, payment, "The gateway does not know this payment.")
  }
  const applied = await deps.db
    .transaction()
    .execute((trx) => applyState(trx, deps, payment, state))
  deps.payments.onMail()
  return applied
}

function noteAsked({ db, now }: PaymentDeps, id: number): Promise<Payment> {
  return db
    .updateTable("payments")
    .set({ asked_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
