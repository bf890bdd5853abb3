"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the voucher forms, on pages with them only. */
export const LazyVoucherForms = dynamic(() =>
  fetchIsland(() => import("./voucher-forms.tsx")).then((module) => module.VoucherForms),
)

/** Lazily loads the payment status of a voucher, on pages with vouchers only. */
export const LazyVoucherPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./voucher-payment-status.tsx")).then(
    (module) => module.VoucherPaymentStatus,
  ),
)
