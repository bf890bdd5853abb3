"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the payment status, on pages with a paid form only. */
export const LazyFormPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./payment-outcome.tsx")).then((module) => module.FormPaymentStatus),
)
