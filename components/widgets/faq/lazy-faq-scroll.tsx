"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Scrolling to opened answers, fetched only by pages that have questions. */
export const LazyFaqScroll = dynamic(() =>
  loadIsland(() => import("./faq-scroll.tsx")).then(({ FaqScroll }) => FaqScroll),
)
