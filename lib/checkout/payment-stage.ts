import type { PaymentOutcome } from "#lib/contract/payment.ts"
import type { PaymentState } from "./payment-state.ts"

/** What the payment page shows: the outcome, or that it cannot be fetched now. */
export type PaymentStage = PaymentOutcome | "unanswered"

/** Returns the stage of a payment; null stands for a payment that cannot be fetched now. */
export function resolveStage(payment: PaymentState | null): PaymentStage {
  return payment?.outcome ?? "unanswered"
}

/** A link on the payment page, by the name of its label; the most likely one comes first. */
export type NextStep = {
  name: "invoice" | "order" | "shop" | "checkout" | "cart" | "again" | "contact" | "home"
  path: string
}

/**
 * Lists the pages the payer can continue to, as paths without a language prefix. `canPay`: the page
 * itself offers to pay the order again.
 */
export function listNextSteps(
  payment: PaymentState | null,
  { token, canPay = false }: { token: string; canPay?: boolean },
): NextStep[] {
  const stage = resolveStage(payment)
  const orderId = payment?.orderId ?? null
  if (stage === "paid") {
    const shop: NextStep = { name: "shop", path: "/shop" }
    return orderId === null ? [shop] : [{ name: "invoice", path: `/invoice/${orderId}` }, shop]
  }
  if (stage === "not_charged") {
    if (orderId === null) return [{ name: "home", path: "/" }]
    const cart: NextStep = { name: "cart", path: "/cart" }
    return canPay
      ? [{ name: "order", path: `/invoice/${orderId}` }, cart]
      : [{ name: "checkout", path: "/checkout" }, cart]
  }
  if (stage === "refunded") {
    return [
      { name: "shop", path: "/shop" },
      { name: "contact", path: "/contact" },
    ]
  }
  return [{ name: "again", path: `/payment-return?${new URLSearchParams({ payum_token: token })}` }]
}
