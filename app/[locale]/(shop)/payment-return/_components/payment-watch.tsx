"use client"

import { useCartAnew } from "#components/cart/use-cart-anew.ts"
import type { PaymentStage } from "#lib/checkout/payment-stage.ts"
import { usePaymentNews } from "./use-payment-news.ts"

type PaymentWatchProps = {
  token: string
  /** What the page says now. */
  stage: PaymentStage
  labels: { waiting: string; stopped: string }
}

/**
 * Finds out what becomes of a payment and has the page say it. Once it is paid, the cart is counted
 * anew here and in the other tabs.
 */
export function PaymentWatch({ token, stage, labels }: PaymentWatchProps) {
  const isOpen = stage === "checking" || stage === "unanswered"
  const { isAsking } = usePaymentNews(token, stage, isOpen)
  useCartAnew(stage === "paid")
  return (
    <p role="status" className={isOpen ? "text-sm text-muted" : "sr-only"}>
      {isOpen && (isAsking ? labels.waiting : labels.stopped)}
    </p>
  )
}
