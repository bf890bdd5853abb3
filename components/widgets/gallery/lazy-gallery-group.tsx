"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Covers that open their galleries, fetched only by pages that have a group of galleries. */
export const LazyGalleryGroup = dynamic(() =>
  loadIsland(() => import("./gallery-group.tsx")).then((module) => module.GalleryGroup),
)
