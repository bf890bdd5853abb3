"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the scroll animations, on pages with one only. */
export const LazyScrollAnimations = dynamic(() =>
  fetchIsland(() => import("./scroll-animations.tsx")).then((m) => m.ScrollAnimations),
)
