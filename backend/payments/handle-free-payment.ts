import type { Payment, PaymentTrx } from "./payment-effects.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import { handlePaidPayment, lockPayment } from "./update-payment-state.ts"

/** Marks a payment of zero as paid and runs its effects. Throws for any other amount. */
export async function handleFreePayment(
  trx: PaymentTrx,
  deps: Pick<PaymentDeps, "now" | "payments">,
  payment: Payment,
): Promise<void> {
  const current = await lockPayment(trx, deps, payment)
  if (current.amount_cents !== 0) throw new Error(`Payment ${current.id} is not free.`)
  if (current.status === "paid") return
  await handlePaidPayment(trx, deps, current, { capturedCents: 0, payerEmail: "" })
}
