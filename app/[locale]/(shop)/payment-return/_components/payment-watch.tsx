"use client"

import { useCartAnew } from "#components/cart/use-cart-anew.ts"
import type { PaymentStage } from "#lib/checkout/payment-stage.ts"
import { usePaymentNews } from "./use-payment-news.ts"

type PaymentWatchProps = {
  token: string
  /** Payment status that the page shows. */
  stage: PaymentStage
  labels: { waiting: string; stopped: string }
}

/**
 * Polls the status of an open payment and refreshes the page when it changes. After the payment,
 * fetches the cart again, here and in other tabs.
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
