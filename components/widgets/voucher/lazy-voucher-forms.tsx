"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** The forms that buy and redeem vouchers, whose code only pages with them fetch. */
export const LazyVoucherForms = dynamic(() =>
  loadIsland(() => import("./voucher-forms.tsx")).then((module) => module.VoucherForms),
)
