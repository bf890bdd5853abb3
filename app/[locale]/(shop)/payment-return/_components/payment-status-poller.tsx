"use client"

import { useRefetchCart } from "#components/cart/use-refetch-cart.ts"
import type { PaymentStage } from "#lib/checkout/payment-stage.ts"
import { usePaymentStatus } from "./use-payment-status.ts"

type PaymentStatusPollerProps = {
  token: string
  /** Payment status that the page shows. */
  stage: PaymentStage
  labels: { waiting: string; stopped: string }
}

/**
 * Polls the status of an open payment and refreshes the page when it changes. After the payment,
 * fetches the cart again, here and in other tabs.
 */
export function PaymentStatusPoller({ token, stage, labels }: PaymentStatusPollerProps) {
  const isOpen = stage === "checking" || stage === "unanswered"
  const { isPolling } = usePaymentStatus(token, stage, isOpen)
  useRefetchCart(stage === "paid")
  return (
    <p role="status" className={isOpen ? "text-sm text-muted" : "sr-only"}>
      {isOpen && (isPolling ? labels.waiting : labels.stopped)}
    </p>
  )
}
