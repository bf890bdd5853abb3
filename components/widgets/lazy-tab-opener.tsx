"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/**
 * Lazily loads the script that opens the tab of a link target or search match, on pages with tabs
 * only.
 */
export const LazyTabOpener = dynamic(() =>
  fetchIsland(() => import("./tab-opener.tsx")).then((m) => m.TabOpener),
)
