"use client"

import dynamic from "next/dynamic"

/** What stands for a widget of unknown type, its code fetched only by pages that have one. */
export const LazyUnknownWidget = dynamic(() =>
  import("./unknown-widget.tsx").then((m) => m.UnknownWidget),
)
