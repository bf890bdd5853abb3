"use client"

import dynamic from "next/dynamic"

/** Scroll animations, their code fetched only by pages that have one. */
export const LazyScrollAnimations = dynamic(() =>
  import("./scroll-animations.tsx").then((m) => m.ScrollAnimations),
)
