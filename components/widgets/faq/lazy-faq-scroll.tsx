"use client"

import dynamic from "next/dynamic"

/** Scrolling to opened answers, fetched only by pages that have questions. */
export const LazyFaqScroll = dynamic(() =>
  import("./faq-scroll.tsx").then(({ FaqScroll }) => FaqScroll),
)
