"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the payment status of a voucher, on pages with vouchers only. */
export const LazyVoucherPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./voucher-outcome.tsx")).then((module) => module.VoucherPaymentStatus),
)
