"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the gallery group, on pages with one only. */
export const LazyGalleryGroup = dynamic(() =>
  fetchIsland(() => import("./gallery-group.tsx")).then((module) => module.GalleryGroup),
)
