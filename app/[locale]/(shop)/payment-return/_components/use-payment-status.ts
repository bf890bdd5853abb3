"use client"

import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { requestPayment } from "#lib/checkout/browser/request-payment.ts"
import { getPaymentPollDelayMs } from "#lib/checkout/payment-poll-interval.ts"
import type { PaymentStage } from "#lib/checkout/payment-stage.ts"

/**
 * Polls the status of a payment at intervals and whenever the page becomes visible or online again;
 * refreshes the page if the status differs from `stage`. Stops after ten minutes.
 */
export function usePaymentStatus(token: string, stage: PaymentStage, isOpen: boolean) {
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
