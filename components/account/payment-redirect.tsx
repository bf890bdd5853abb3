"use client"

import { useEffect } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { payAddressControl } from "#lib/payments/pay-step.ts"
import { useForm } from "./form-context.ts"

/** Redirects to the payment page, with a link to it for customers who return without paying. */
export function PaymentRedirect({ labels }: { labels: { leaving: string; goToPayment: string } }) {
  const url = useForm().state?.typed[payAddressControl] ?? ""
  useEffect(() => {
    if (url !== "") location.assign(url)
  }, [url])
  return (
    <div role="status" className="stack-4 rounded-card border-2 border-line p-4">
      <p className="font-semibold">{labels.leaving}</p>
      <a href={url} className={buildButtonClass()}>
        {labels.goToPayment}
      </a>
    </div>
  )
}
