"use client"

import dynamic from "next/dynamic"

/** What became of a payment, whose code only pages with a form that costs something fetch. */
export const LazyPaymentOutcome = dynamic(() =>
  import("./payment-outcome.tsx").then((module) => module.PaymentOutcome),
)
