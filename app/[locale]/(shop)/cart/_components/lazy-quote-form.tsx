"use client"

import dynamic from "next/dynamic"

/** The form that asks for a delivery price, fetched by those alone who see it. */
export const LazyQuoteForm = dynamic(() => import("./quote-form.tsx").then((m) => m.QuoteForm))
