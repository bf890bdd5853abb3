"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Scroll animations, their code fetched only by pages that have one. */
export const LazyScrollAnimations = dynamic(() =>
  loadIsland(() => import("./scroll-animations.tsx")).then((m) => m.ScrollAnimations),
)
