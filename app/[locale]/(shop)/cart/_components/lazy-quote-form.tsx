"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/**
 * The shipping quote form as a lazy client component; its chunk loads only when the form is
 * rendered.
 */
export const LazyQuoteForm = dynamic(() =>
  fetchIsland(() => import("./quote-form.tsx")).then((m) => m.QuoteForm),
)
