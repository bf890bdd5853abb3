"use client"

import dynamic from "next/dynamic"

/** What opens tabs for who looks for something in them, its code fetched only where there are any. */
export const LazyTabOpener = dynamic(() => import("./tab-opener.tsx").then((m) => m.TabOpener))
