"use client"

import { useEffect, useState } from "react"

export type PaymentLabels = { checking: string; paid: string; failed: string; unknown: string }
type PaymentOutcomeProps = { formId: string; feeText: string; labels: PaymentLabels }
type Outcome = keyof PaymentLabels

const maxTries = 5
const betweenTriesMs = 2_000

const looks: Record<Outcome, string> = {
  checking: "border-line text-muted",
  paid: "border-success text-success",
  failed: "border-danger text-danger",
  unknown: "border-warning text-warning",
}

/**
 * Renders the form's fee. After the return from the payment page (`payum_token` in the URL),
 * renders the payment's state in the same space. The URL fragment names the paid form (`#formId`);
 * other forms of the page ignore the token.
 */
export function PaymentOutcome({ formId, feeText, labels }: PaymentOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    const token = new URLSearchParams(location.search).get("payum_token")
    if (!token || !isMeant(formId)) return
    const abort = new AbortController()
    setOutcome("checking")
    askUntilKnown(token, abort.signal).then((known) => {
      if (!abort.signal.aborted) setOutcome(known)
    })
    return () => abort.abort()
  }, [formId])

  return (
    <div className="mb-5 grid min-h-28 max-w-2xl content-center sm:min-h-16">
      <p
        role={outcome === "failed" ? "alert" : "status"}
        className={outcome ? `rounded-card border-2 p-4 font-semibold ${looks[outcome]}` : ""}
      >
        {outcome && labels[outcome]}
      </p>
      {!outcome && <p>{feeText}</p>}
    </div>
  )
}

function isMeant(formId: string): boolean {
  const named = location.hash.slice(1)
  return named === formId || named === "" || document.getElementById(named) === null
}

async function askUntilKnown(token: string, signal: AbortSignal): Promise<Outcome> {
  const query = new URLSearchParams({ token, page: location.href })
  for (let tries = 0; tries < maxTries && !signal.aborted; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, betweenTriesMs))
    const answer: unknown = await fetch(`/api/payment?${query}`, { signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
    if (typeof answer !== "object" || answer === null || !("paid" in answer)) continue
    if (answer.paid === true) return "paid"
    if (!("outcome" in answer) || answer.outcome !== "checking") return "failed"
  }
  return "unknown"
}
