import { getGateway } from "./get-gateway.ts"
import type { Payment } from "./payment-effects.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import { lockPayment } from "./update-payment-state.ts"

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
