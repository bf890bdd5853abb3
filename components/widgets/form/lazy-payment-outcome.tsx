"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the payment status, on pages with a paid form only. */
export const LazyPaymentOutcome = dynamic(() =>
  loadIsland(() => import("./payment-outcome.tsx")).then((module) => module.PaymentOutcome),
)
