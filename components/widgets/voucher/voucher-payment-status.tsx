"use client"

import { type ReactNode, useEffect, useRef, useState } from "react"
import { requestPayment } from "#lib/checkout/browser/request-payment.ts"

export type VoucherPaymentLabels = Readonly<Record<VoucherPaymentState, ReactNode>>
export type VoucherPaymentState = "paid" | "failed" | "refunded" | "checking" | "unknown"

/**
 * Delays between requests, about five minutes in all: longer than the back end takes to recover
 * from a lost message.
 */
const retryDelaysMs = [
  2_000,
  2_000,
  3_000,
  5_000,
  8_000,
  ...Array.from({ length: 20 }, () => 15_000),
]

const stateClasses: Record<VoucherPaymentState, string> = {
  paid: "border-success text-success",
  failed: "border-danger text-danger",
  refunded: "border-warning text-warning",
  checking: "border-line text-muted",
  unknown: "border-warning text-warning",
}

/**
 * Renders the state of a voucher payment after the return from the payment page (`payum_token` in
 * the URL). The URL fragment names the paid form; others ignore the token. The message gets the
 * focus: it appears above the forms, which the browser has scrolled to.
 */
export function VoucherPaymentStatus({ id, labels }: { id: string; labels: VoucherPaymentLabels }) {
  const [state, setState] = useState<VoucherPaymentState | null>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const isShown = state !== null

  useEffect(() => {
    const token = new URLSearchParams(location.search).get("payum_token")
    if (!token || !isTarget(id)) return
    const abort = new AbortController()
    setState("checking")
    pollPaymentState(token, abort.signal).then((paymentState) => {
      if (!abort.signal.aborted) setState(paymentState)
    })
    return () => abort.abort()
  }, [id])

  useEffect(() => {
    if (isShown) message.current?.focus()
  }, [isShown])

  if (state === null) return null
  return (
    <p
      ref={message}
      tabIndex={-1}
      role={state === "failed" ? "alert" : "status"}
      className={`mb-6 scroll-mt-4 rounded-card border-2 p-4 font-semibold ${stateClasses[state]}`}
    >
      {labels[state]}
    </p>
  )
}

function isTarget(id: string): boolean {
  const named = location.hash.slice(1)
  return named === id || named === "" || document.getElementById(named) === null
}

/** Polls the payment API until the state is final. Retries failed requests. */
async function pollPaymentState(token: string, signal: AbortSignal): Promise<VoucherPaymentState> {
  for (const delayMs of [0, ...retryDelaysMs]) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (signal.aborted) break
    const state = parsePaymentState(await requestPayment({ token, page: location.href }, signal))
    if (state !== "checking") return state
  }
  return "unknown"
}

function parsePaymentState(payment: Record<string, unknown> | null): VoucherPaymentState {
  if (payment === null || !("outcome" in payment)) return "checking"
  const { outcome: state } = payment
  if (state === "paid" || state === "refunded") return state
  return state === "checking" ? "checking" : "failed"
}
