"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the payment status of a voucher, on pages with vouchers only. */
export const LazyVoucherPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./voucher-payment-status.tsx")).then(
    (module) => module.VoucherPaymentStatus,
  ),
)
