"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the payment status, on pages with a paid form only. */
export const LazyFormPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./form-payment-status.tsx")).then((module) => module.FormPaymentStatus),
)
