"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the FAQ script, on pages with FAQs only. */
export const LazyFaqScroll = dynamic(() =>
  loadIsland(() => import("./faq-scroll.tsx")).then(({ FaqScroll }) => FaqScroll),
)
