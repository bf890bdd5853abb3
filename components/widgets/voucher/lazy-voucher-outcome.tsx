"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the payment status of a voucher, on pages with vouchers only. */
export const LazyVoucherOutcome = dynamic(() =>
  loadIsland(() => import("./voucher-outcome.tsx")).then((module) => module.VoucherOutcome),
)
