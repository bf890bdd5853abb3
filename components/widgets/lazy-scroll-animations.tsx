"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the scroll animations, on pages with one only. */
export const LazyScrollAnimations = dynamic(() =>
  loadIsland(() => import("./scroll-animations.tsx")).then((m) => m.ScrollAnimations),
)
