"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** The frame of an editor's code, its script fetched only by pages that have one. */
export const LazyRawCodeFrame = dynamic(() =>
  loadIsland(() => import("./raw-code-frame.tsx")).then(({ RawCodeFrame }) => RawCodeFrame),
)
