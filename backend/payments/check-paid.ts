import type { z } from "zod"
import { buildAmount } from "#backend/catalogue/amount.ts"
import type { PaymentOutcome, paidSchema } from "#lib/contract/payment.ts"
import type { Payment } from "./payment-effects.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import { getPayment, isOpenPayment } from "./payments.ts"
import { askAtMostOften } from "./recent-asks.ts"
import { syncPayment } from "./sync-payment.ts"

/**
 * What became of a payment, by its token; `payment` is null where nobody knows it. The gateway is
 * asked first about one that is open, so that a payer who comes back need not wait for its message.
 */
export async function checkPaid(
  deps: PaymentDeps,
  token: string,
): Promise<z.input<typeof paidSchema>> {
  const known = await getPayment(deps.db, token)
  if (known === null) return { success: false, payment: null }
  const isCertain = await isAnswered(deps, known)
  const payment = (await getPayment(deps.db, token)) ?? known
  const outcome = await lookFurther(deps, payment, resolveOutcome(payment, isCertain))
  const promises =
    outcome === "paid"
      ? await deps.payments.effects[payment.purpose]?.listPromises?.(deps.db, payment)
      : []
  return {
    success: outcome === "paid",
    payment: {
      id: payment.id,
      status: payment.status,
      outcome,
      purpose: payment.purpose,
      amount: buildAmount(payment.amount_cents),
      order_id: payment.purpose === "order" ? Number(payment.reference) : null,
      promises: [...(promises ?? [])],
    },
  }
}

/** Who comes back to an old failure is not to pay again for what a second try has paid. */
async function lookFurther(
  { db, payments }: PaymentDeps,
  payment: Payment,
  outcome: PaymentOutcome,
): Promise<PaymentOutcome> {
  if (outcome !== "not_charged") return outcome
  const isPaid = await payments.effects[payment.purpose]?.isPaidOtherwise?.(db, payment)
  return isPaid === true ? "paid" : outcome
}

/** What the payer is told; `isCertain`: the gateway has just said so, or it is over. */
export function resolveOutcome(
  payment: Pick<Payment, "status" | "refund_due_cents" | "trouble">,
  isCertain: boolean,
): PaymentOutcome {
  if (payment.status === "paid") return payment.refund_due_cents > 0 ? "refunded" : "paid"
  if (payment.status === "pending") return "checking"
  if (payment.status !== "waiting") return "not_charged"
  return isCertain && payment.trouble === "" ? "not_charged" : "checking"
}

/** One that was never begun at the gateway cannot have been paid there. */
function isAnswered(deps: PaymentDeps, payment: Payment): Promise<boolean> | boolean {
  if (!isOpenPayment(payment) || payment.gateway_reference === null) return true
  return askAtMostOften(deps, payment.id, async () => {
    try {
      await syncPayment(deps, payment)
      return true
    } catch (fault) {
      const line = { err: fault, payment: payment.id }
      deps.payments.log.warn(line, "the gateway cannot be asked about a payment")
      return false
    }
  })
}
