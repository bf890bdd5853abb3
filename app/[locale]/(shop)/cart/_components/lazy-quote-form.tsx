"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** The form that asks for a delivery price, fetched by those alone who see it. */
export const LazyQuoteForm = dynamic(() =>
  loadIsland(() => import("./quote-form.tsx")).then((m) => m.QuoteForm),
)
