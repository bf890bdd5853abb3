"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the frame of an editor's code, on pages with one only. */
export const LazyRawCodeFrame = dynamic(() =>
  fetchIsland(() => import("./raw-code-frame.tsx")).then(({ RawCodeFrame }) => RawCodeFrame),
)
