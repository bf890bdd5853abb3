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
  name: "invoice" | "order" | "shop" | "checkout" | "cart" | "again" | "contact" | "home"
  path: string
}

/**
 * Where a payer may want to go now, as paths without a language prefix. `canPay`: the page itself
 * has the way to pay the order again.
 */
export function listWaysOn(
  payment: PaymentState | null,
  { token, canPay = false }: { token: string; canPay?: boolean },
): WayOn[] {
  const stage = resolveStage(payment)
  const orderId = payment?.orderId ?? null
  if (stage === "paid") {
    const shop: WayOn = { name: "shop", path: "/shop" }
    return orderId === null ? [shop] : [{ name: "invoice", path: `/invoice/${orderId}` }, shop]
  }
  if (stage === "not_charged") {
    if (orderId === null) return [{ name: "home", path: "/" }]
    const cart: WayOn = { name: "cart", path: "/cart" }
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
