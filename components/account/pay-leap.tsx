"use client"

import { useEffect } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { payAddressControl } from "#lib/payments/pay-step.ts"
import { useForm } from "./form-context.ts"

/** Redirects to the payment page, with a link to it for customers who return without paying. */
export function PayLeap({ labels }: { labels: { leaving: string; goToPayment: string } }) {
  const address = useForm().state?.typed[payAddressControl] ?? ""
  useEffect(() => {
    if (address !== "") location.assign(address)
  }, [address])
  return (
    <div role="status" className="stack-4 rounded-card border-2 border-line p-4">
      <p className="font-semibold">{labels.leaving}</p>
      <a href={address} className={buildButtonClass()}>
        {labels.goToPayment}
      </a>
    </div>
  )
}
