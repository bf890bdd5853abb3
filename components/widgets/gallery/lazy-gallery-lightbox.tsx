"use client"

import dynamic from "next/dynamic"

/** A gallery's lightbox, fetched only by pages that have a gallery with one. */
export const LazyGalleryLightbox = dynamic(() =>
  import("./gallery-lightbox.tsx").then((module) => module.GalleryLightbox),
)
