"use client"

import { useEffect, useState } from "react"
import { requestPayment } from "#lib/checkout/browser/request-payment.ts"

type PaymentState = "checking" | "paid" | "failed" | "refunded" | "unknown"
type PaymentLabels = Readonly<Record<PaymentState, string>>
type FormPaymentStatusProps = { formId: string; feeText: string; labels: PaymentLabels }

const maxTries = 5
const retryDelayMs = 2_000

const stateClasses: Record<PaymentState, string> = {
  checking: "border-line text-muted",
  paid: "border-success text-success",
  failed: "border-danger text-danger",
  refunded: "border-warning text-warning",
  unknown: "border-warning text-warning",
}

/**
 * Renders the form's fee. After the return from the payment page (`payum_token` in the URL),
 * renders the payment's state in the same space. The URL fragment names the paid form (`#formId`);
 * other forms of the page ignore the token.
 */
export function FormPaymentStatus({ formId, feeText, labels }: FormPaymentStatusProps) {
  const [state, setState] = useState<PaymentState | null>(null)

  useEffect(() => {
    const token = new URLSearchParams(location.search).get("payum_token")
    if (!token || !isTargetForm(formId)) return
    const abort = new AbortController()
    setState("checking")
    pollPaymentState(token, abort.signal).then((paymentState) => {
      if (!abort.signal.aborted) setState(paymentState)
    })
    return () => abort.abort()
  }, [formId])

  return (
    <div className="mb-5 grid min-h-28 max-w-2xl content-center sm:min-h-16">
      <p
        role={state === "failed" ? "alert" : "status"}
        className={state ? `rounded-card border-2 p-4 font-semibold ${stateClasses[state]}` : ""}
      >
        {state && labels[state]}
      </p>
      {!state && <p>{feeText}</p>}
    </div>
  )
}

function isTargetForm(formId: string): boolean {
  const named = location.hash.slice(1)
  return named === formId || named === "" || document.getElementById(named) === null
}

async function pollPaymentState(token: string, signal: AbortSignal): Promise<PaymentState> {
  for (let tries = 0; tries < maxTries && !signal.aborted; tries++) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    const payment = await requestPayment({ token, page: location.href }, signal)
    if (payment === null || !("paid" in payment)) continue
    if (payment.paid === true) return "paid"
    if (payment.outcome === "refunded") return "refunded"
    if (payment.outcome !== "checking") return "failed"
  }
  return "unknown"
}
