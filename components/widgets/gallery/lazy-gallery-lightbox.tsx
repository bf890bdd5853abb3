"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** A gallery's lightbox, fetched only by pages that have a gallery with one. */
export const LazyGalleryLightbox = dynamic(() =>
  loadIsland(() => import("./gallery-lightbox.tsx")).then((module) => module.GalleryLightbox),
)
