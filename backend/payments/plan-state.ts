import { buildAmount } from "#backend/catalogue/amount.ts"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { Payment } from "./payment-effects.ts"
import type { GatewayState } from "./payment-gateway.ts"
import { isOpenPayment } from "./payments.ts"

/** What is to be done about what a gateway says. */
export type StatePlan =
  | { kind: "nothing" }
  /** It cannot be right: a person has to look. */
  | { kind: "trouble"; sentence: string }
  | { kind: "pending" }
  | { kind: "paid" }
  | { kind: "unpaid"; status: Exclude<PaymentStatus, "waiting" | "pending" | "paid"> }

/**
 * What follows from what a gateway says of a payment. Money that comes for a payment which was over
 * already is still taken note of; what was paid stays paid. Another amount or currency than was
 * asked for changes nothing.
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
