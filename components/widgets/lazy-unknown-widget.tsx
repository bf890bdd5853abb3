"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** What stands for a widget of unknown type, its code fetched only by pages that have one. */
export const LazyUnknownWidget = dynamic(() =>
  loadIsland(() => import("./unknown-widget.tsx")).then((m) => m.UnknownWidget),
)
