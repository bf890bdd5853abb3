"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** Lazily loads the gallery group, on pages with one only. */
export const LazyGalleryGroup = dynamic(() =>
  loadIsland(() => import("./gallery-group.tsx")).then((module) => module.GalleryGroup),
)
