"use client"

import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import type { PaymentStage } from "#lib/checkout/payment-stage.ts"
import { planPaymentAsk } from "#lib/checkout/plan-payment-ask.ts"

/**
 * Polls the status of a payment at intervals and whenever the page becomes visible or online again;
 * refreshes the page if the status differs from `stage`. Stops after ten minutes.
 */
export function usePaymentNews(token: string, stage: PaymentStage, isOpen: boolean) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(true)

  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const begunAt = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const outcome = await askOutcome(token, abort.signal)
      if (abort.signal.aborted) return
      if (outcome !== null && outcome !== stage) router.refresh()
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      const waitMs = planPaymentAsk(Date.now() - begunAt)
      setAsking(waitMs !== null)
      if (waitMs !== null) timer = setTimeout(ask, waitMs)
    }
    const look = () => {
      if (document.visibilityState === "visible") void ask()
    }
    wait()
    document.addEventListener("visibilitychange", look)
    addEventListener("online", look)
    addEventListener("pageshow", look)
    return () => {
      abort.abort()
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
      removeEventListener("online", look)
      removeEventListener("pageshow", look)
    }
  }, [token, stage, isOpen, router])

  return { isAsking }
}

/** Returns the payment's current status; null if the request fails. */
async function askOutcome(token: string, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ token })
  const answer: unknown = await fetch(`/api/payment?${query}`, { signal, cache: "no-store" })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  if (typeof answer !== "object" || answer === null || !("outcome" in answer)) return null
  return typeof answer.outcome === "string" ? answer.outcome : null
}
