"use client"

import dynamic from "next/dynamic"
import { loadIsland } from "#components/chrome/load-island.ts"

/** A product's choice, fetched only by pages that show a product. */
export const LazyProductChoice = dynamic(() =>
  loadIsland(() => import("../product-choice.tsx")).then((m) => m.ProductChoice),
)

/** A product's photos, fetched only by pages that show a product. */
export const LazyProductGallery = dynamic(() =>
  loadIsland(() => import("../product-gallery.tsx")).then((m) => m.ProductGallery),
)

/** A product's options and price, fetched only by pages that show a product. */
export const LazyBuyPanel = dynamic(() =>
  loadIsland(() => import("../buy-panel.tsx")).then((m) => m.BuyPanel),
)

/** The same where nothing can be bought. */
export const LazyOfferPanel = dynamic(() =>
  loadIsland(() => import("../offer-panel.tsx")).then((m) => m.OfferPanel),
)

/** A product's film, fetched only by pages that show a product with one. */
export const LazyProductVideo = dynamic(() =>
  loadIsland(() => import("../product-video.tsx")).then((m) => m.ProductVideo),
)
