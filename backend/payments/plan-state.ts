import { buildAmount } from "#backend/catalogue/amount.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { Payment } from "./payment-effects.ts"
import type { GatewayState } from "./payment-gateway.ts"
import { isOpenPayment } from "./payments.ts"

/** The action that a gateway's state requires. */
export type StatePlan =
  | { kind: "nothing" }
  /** The state cannot be right: an administrator has to review it. */
  | { kind: "trouble"; sentence: string }
  | { kind: "pending" }
  | { kind: "paid" }
  | { kind: "unpaid"; status: Exclude<PaymentStatus, "waiting" | "pending" | "paid"> }

/**
 * Resolves the action for a gateway's state of a payment. Money that arrives for a closed payment
 * is still processed; a paid payment stays paid. An unexpected amount or currency changes nothing.
 */
export function planState(
  payment: Pick<Payment, "status" | "amount_cents" | "currency">,
  state: GatewayState,
): StatePlan {
  if (payment.status === "paid" || state.status === "waiting") return { kind: "nothing" }
  const trouble = findTrouble(payment, state)
  if (trouble !== null) return { kind: "trouble", sentence: trouble }
  if (state.status === "paid") return { kind: "paid" }
  if (!isOpenPayment(payment) || state.status === payment.status) return { kind: "nothing" }
  return state.status === "pending" ? { kind: "pending" } : { kind: "unpaid", status: state.status }
}

function findTrouble(
  payment: Pick<Payment, "amount_cents" | "currency">,
  state: GatewayState,
): string | null {
  if (state.currency.toUpperCase() !== payment.currency) {
    return `The gateway says ${state.currency || "no currency"} instead of ${payment.currency}.`
  }
  if (state.status !== "paid" || state.capturedCents === payment.amount_cents) return null
  const [taken, asked] = [buildAmount(state.capturedCents), buildAmount(payment.amount_cents)]
  return `The gateway took ${taken} instead of ${asked} ${payment.currency}.`
}
