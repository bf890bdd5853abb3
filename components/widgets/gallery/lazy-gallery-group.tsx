"use client"

import dynamic from "next/dynamic"

/** Covers that open their galleries, fetched only by pages that have a group of galleries. */
export const LazyGalleryGroup = dynamic(() =>
  import("./gallery-group.tsx").then((module) => module.GalleryGroup),
)
