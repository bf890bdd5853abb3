"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** What became of a payment, whose code only pages with a form that costs something fetch. */
export const LazyPaymentOutcome = dynamic(() =>
  loadIsland(() => import("./payment-outcome.tsx")).then((module) => module.PaymentOutcome),
)
