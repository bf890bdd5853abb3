import type { Money } from "#lib/contract/money.ts"
import type { PaymentOutcome } from "#lib/contract/payment.ts"
import type { PromiseLine } from "#lib/contract/rules/delivery-promise.ts"

/** The data of a payment that its payer may see, in any browser. */
export type PaymentState = {
  outcome: PaymentOutcome
  amount: Money
  /** Id of the order it pays; null for anything else. */
  orderId: number | null
  /** The delivery promise of a paid order. */
  promises: readonly PromiseLine[]
}

/** What the payment page shows: the outcome, or that it cannot be fetched now. */
export type PaymentStage = PaymentOutcome | "unanswered"

/** Returns the stage of a payment; null stands for a payment that cannot be fetched now. */
export function resolveStage(payment: PaymentState | null): PaymentStage {
  return payment?.outcome ?? "unanswered"
}

/** A link on the payment page, by the name of its label; the most likely one comes first. */
type NextStep = {
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
    if (orderId === null) return [shop]
    return [
      { name: "order", path: `/my-account/orders/${orderId}` },
      { name: "invoice", path: `/invoice/${orderId}` },
      shop,
    ]
  }
  if (stage === "not_charged") {
    if (orderId === null) return [{ name: "home", path: "/" }]
    const cart: NextStep = { name: "cart", path: "/cart" }
    return canPay
      ? [{ name: "order", path: `/my-account/orders/${orderId}` }, cart]
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

const minuteMs = 60_000

/**
 * Returns the delay in milliseconds until the payment page polls for the outcome again, `waitedMs`
 * after the payer came back: every 3 s for a minute, then every 10 s. Null once ten minutes have
 * passed.
 */
export function getPaymentPollDelayMs(waitedMs: number): number | null {
  if (waitedMs >= 10 * minuteMs) return null
  return waitedMs < minuteMs ? 3_000 : 10_000
}
