"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the lightbox of a gallery, on pages with one only. */
export const LazyGalleryLightbox = dynamic(() =>
  fetchIsland(() => import("./gallery-lightbox.tsx")).then((module) => module.GalleryLightbox),
)
