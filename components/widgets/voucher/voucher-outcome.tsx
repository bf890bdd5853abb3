"use client"

import { useEffect, useState } from "react"

export type OutcomeLabels = Readonly<Record<Outcome, string>>
export type Outcome = "paid" | "failed" | "refunded" | "checking" | "unknown"

/**
 * Delays between requests, about five minutes in all: longer than the back end takes to recover
 * from a lost message.
 */
const pausesMs = [2_000, 2_000, 3_000, 5_000, 8_000, ...Array.from({ length: 20 }, () => 15_000)]

const looks: Record<Outcome, string> = {
  paid: "border-success text-success",
  failed: "border-danger text-danger",
  refunded: "border-warning text-warning",
  checking: "border-line text-muted",
  unknown: "border-warning text-warning",
}

/**
 * Renders the state of a voucher payment after the return from the payment page (`payum_token` in
 * the URL). The URL fragment names the paid form; others ignore the token.
 */
export function VoucherOutcome({ id, labels }: { id: string; labels: OutcomeLabels }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    const token = new URLSearchParams(location.search).get("payum_token")
    if (!token || !isMeant(id)) return
    const abort = new AbortController()
    setOutcome("checking")
    askUntilKnown(token, abort.signal).then((known) => {
      if (!abort.signal.aborted) setOutcome(known)
    })
    return () => abort.abort()
  }, [id])

  if (outcome === null) return null
  return (
    <p
      role={outcome === "failed" ? "alert" : "status"}
      className={`mb-6 rounded-card border-2 p-4 font-semibold ${looks[outcome]}`}
    >
      {labels[outcome]}
    </p>
  )
}

function isMeant(id: string): boolean {
  const named = location.hash.slice(1)
  return named === id || named === "" || document.getElementById(named) === null
}

/** Polls the payment API until the state is final. Retries failed requests. */
async function askUntilKnown(token: string, signal: AbortSignal): Promise<Outcome> {
  const query = new URLSearchParams({ token, page: location.href })
  for (const pauseMs of [0, ...pausesMs]) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) break
    const answer: unknown = await fetch(`/api/payment?${query}`, { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    const outcome = parseOutcome(answer)
    if (outcome !== "checking") return outcome
  }
  return "unknown"
}

function parseOutcome(answer: unknown): Outcome {
  if (typeof answer !== "object" || answer === null || !("outcome" in answer)) return "checking"
  const { outcome } = answer
  if (outcome === "paid" || outcome === "refunded") return outcome
  return outcome === "checking" ? "checking" : "failed"
}
