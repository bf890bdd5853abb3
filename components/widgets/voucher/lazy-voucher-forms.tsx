"use client"

import dynamic from "next/dynamic"

/** The forms that buy and redeem vouchers, whose code only pages with them fetch. */
export const LazyVoucherForms = dynamic(() =>
  import("./voucher-forms.tsx").then((module) => module.VoucherForms),
)
