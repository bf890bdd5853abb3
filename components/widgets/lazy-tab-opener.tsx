"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** What opens tabs for who looks for something in them, its code fetched only where there are any. */
export const LazyTabOpener = dynamic(() =>
  loadIsland(() => import("./tab-opener.tsx")).then((m) => m.TabOpener),
)
