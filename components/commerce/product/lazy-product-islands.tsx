"use client"

import dynamic from "next/dynamic"

/** A product's choice, fetched only by pages that show a product. */
export const LazyProductChoice = dynamic(() =>
  import("../product-choice.tsx").then((m) => m.ProductChoice),
)

/** A product's photos, fetched only by pages that show a product. */
export const LazyProductGallery = dynamic(() =>
  import("../product-gallery.tsx").then((m) => m.ProductGallery),
)

/** A product's options and price, fetched only by pages that show a product. */
export const LazyBuyPanel = dynamic(() => import("../buy-panel.tsx").then((m) => m.BuyPanel))

/** The same where nothing can be bought. */
export const LazyOfferPanel = dynamic(() => import("../offer-panel.tsx").then((m) => m.OfferPanel))

/** A product's film, fetched only by pages that show a product with one. */
export const LazyProductVideo = dynamic(() =>
  import("../product-video.tsx").then((m) => m.ProductVideo),
)
