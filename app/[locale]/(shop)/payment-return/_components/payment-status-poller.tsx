"use client"

import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { useRefetchCart } from "#components/cart/use-refetch-cart.ts"
import { requestPayment } from "#lib/checkout/browser/request-payment.ts"
import { getPaymentPollDelayMs, type PaymentStage } from "#lib/checkout/payment-state.ts"

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

/**
 * Polls the status of a payment at intervals and whenever the page becomes visible or online again;
 * refreshes the page if the status differs from `stage`. Stops after ten minutes.
 */
function usePaymentStatus(token: string, stage: PaymentStage, isOpen: boolean) {
  const router = useRouter()
  const [isPolling, setPolling] = useState(true)

  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      clearTimeout(timer)
      const outcome = await fetchPaymentStage(token, abort.signal)
      if (abort.signal.aborted) return
      if (outcome !== null && outcome !== stage) router.refresh()
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      const waitMs = getPaymentPollDelayMs(Date.now() - startedAt)
      setPolling(waitMs !== null)
      if (waitMs !== null) timer = setTimeout(poll, waitMs)
    }
    const pollIfVisible = () => {
      if (document.visibilityState === "visible") void poll()
    }
    wait()
    document.addEventListener("visibilitychange", pollIfVisible)
    addEventListener("online", pollIfVisible)
    addEventListener("pageshow", pollIfVisible)
    return () => {
      abort.abort()
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", pollIfVisible)
      removeEventListener("online", pollIfVisible)
      removeEventListener("pageshow", pollIfVisible)
    }
  }, [token, stage, isOpen, router])

  return { isPolling }
}

/** Returns the payment's current status; null if the request fails. */
async function fetchPaymentStage(token: string, signal: AbortSignal): Promise<string | null> {
  const payment = await requestPayment({ token }, signal)
  return typeof payment?.outcome === "string" ? payment.outcome : null
}
