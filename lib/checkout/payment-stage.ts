import type { PaymentOutcome } from "#lib/contract/payment.ts"
import type { PaymentState } from "./payment-state.ts"

/** What a payer's page says: the outcome, or that the shop itself cannot tell now. */
export type PaymentStage = PaymentOutcome | "unanswered"

/** The stage of a payment; null is one that cannot be asked about now. */
export function resolveStage(payment: PaymentState | null): PaymentStage {
  return payment?.outcome ?? "unanswered"
}

/** A way on from the page, by the name of its words; the likeliest comes first. */
export type WayOn = {
  name: "invoice" | "shop" | "checkout" | "cart" | "again" | "contact" | "home"
  path: string
}

/** Where a payer may want to go now, as paths without a language prefix. */
export function listWaysOn(payment: PaymentState | null, token: string): WayOn[] {
  const stage = resolveStage(payment)
  const orderId = payment?.orderId ?? null
  if (stage === "paid") {
    const shop: WayOn = { name: "shop", path: "/shop" }
    return orderId === null ? [shop] : [{ name: "invoice", path: `/invoice/${orderId}` }, shop]
  }
  if (stage === "not_charged") {
    if (orderId === null) return [{ name: "home", path: "/" }]
    return [
      { name: "checkout", path: "/checkout" },
      { name: "cart", path: "/cart" },
    ]
  }
  if (stage === "refunded") {
    return [
      { name: "shop", path: "/shop" },
      { name: "contact", path: "/contact" },
    ]
  }
  return [{ name: "again", path: `/payment-return?${new URLSearchParams({ payum_token: token })}` }]
}
