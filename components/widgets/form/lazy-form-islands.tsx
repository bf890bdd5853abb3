"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the form, on pages with a form only. */
export const LazyVisitorForm = dynamic(() =>
  fetchIsland(() => import("./visitor-form.tsx")).then((module) => module.VisitorForm),
)

/** Lazily loads the login hint, on pages whose form requires a login only. */
export const LazyLoginNote = dynamic(() =>
  fetchIsland(() => import("./login-note.tsx")).then((module) => module.LoginNote),
)

/** Lazily loads the payment status, on pages with a paid form only. */
export const LazyFormPaymentStatus = dynamic(() =>
  fetchIsland(() => import("./form-payment-status.tsx")).then((module) => module.FormPaymentStatus),
)
