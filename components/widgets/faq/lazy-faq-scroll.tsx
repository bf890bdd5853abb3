"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the FAQ script, on pages with FAQs only. */
export const LazyFaqScroll = dynamic(() =>
  fetchIsland(() => import("./faq-scroll.tsx")).then(({ FaqScroll }) => FaqScroll),
)
