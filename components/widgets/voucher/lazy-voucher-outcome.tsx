"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** What became of a voucher's payment, whose code only pages with vouchers fetch. */
export const LazyVoucherOutcome = dynamic(() =>
  loadIsland(() => import("./voucher-outcome.tsx")).then((module) => module.VoucherOutcome),
)
