"use client"

import dynamic from "next/dynamic"

/** What became of a voucher's payment, whose code only pages with vouchers fetch. */
export const LazyVoucherOutcome = dynamic(() =>
  import("./voucher-outcome.tsx").then((module) => module.VoucherOutcome),
)
