"use client"

import dynamic from "next/dynamic"

/** The frame of an editor's code, its script fetched only by pages that have one. */
export const LazyRawCodeFrame = dynamic(() =>
  import("./raw-code-frame.tsx").then(({ RawCodeFrame }) => RawCodeFrame),
)
