"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the notice for a widget of unknown type, on pages with one only. */
export const LazyUnknownWidget = dynamic(() =>
  fetchIsland(() => import("./unknown-widget.tsx")).then((m) => m.UnknownWidget),
)
