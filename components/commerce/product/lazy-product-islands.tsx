"use client"

import dynamic from "next/dynamic"
import { fetchIsland } from "#components/navigation/fetch-island.ts"

/** The choice context of a product, loaded only by pages that show a product. */
export const LazyProductChoice = dynamic(() =>
  fetchIsland(() => import("../product-choice.tsx")).then((m) => m.ProductChoice),
)

/** The photo gallery of a product, loaded only by pages that show a product. */
export const LazyProductGallery = dynamic(() =>
  fetchIsland(() => import("../product-gallery.tsx")).then((m) => m.ProductGallery),
)

/** The buy panel of a product, loaded only by pages that show a product. */
export const LazyBuyPanel = dynamic(() =>
  fetchIsland(() => import("../buy-panel.tsx")).then((m) => m.BuyPanel),
)

/** The offer panel, loaded only by pages that show a product while the shop takes no orders. */
export const LazyOfferPanel = dynamic(() =>
  fetchIsland(() => import("../offer-panel.tsx")).then((m) => m.OfferPanel),
)

/** The video player of a product, loaded only by pages that show a product with a video. */
export const LazyProductVideo = dynamic(() =>
  fetchIsland(() => import("../product-video.tsx")).then((m) => m.ProductVideo),
)

/** The dates of arrival at a postcode, loaded only by pages that show a product. */
export const LazyArrivalDates = dynamic(() =>
  fetchIsland(() => import("../arrival-dates.tsx")).then((m) => m.ArrivalDates),
)
