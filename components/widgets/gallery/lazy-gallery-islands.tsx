"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** Lazily loads the gallery group, on pages with one only. */
export const LazyGalleryGroup = dynamic(() =>
  fetchIsland(() => import("./gallery-group.tsx")).then((module) => module.GalleryGroup),
)

/** Lazily loads the lightbox of a gallery, on pages with one only. */
export const LazyGalleryLightbox = dynamic(() =>
  fetchIsland(() => import("./gallery-lightbox.tsx")).then((module) => module.GalleryLightbox),
)

/** Lazily loads the controls of a slider, on pages with one only. */
export const LazySliderControls = dynamic(() =>
  fetchIsland(() => import("./slider-controls.tsx")).then((module) => module.SliderControls),
)
