import { buildAmount } from "#lib/contract/money.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { Payment } from "./payment-effects.ts"
import type { GatewayState } from "./payment-gateway.ts"
import { isOpenPayment } from "./payments.ts"

/** The action that a gateway's state requires. */
export type StateAction =
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
export function resolveStateAction(
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
