import type { ComponentProps, ComponentType } from "react"
import { ArrivalDates } from "../arrival-dates.tsx"
import { BuyPanel } from "../buy-panel.tsx"
import { OfferPanel } from "../offer-panel.tsx"
import { ProductChoice } from "../product-choice.tsx"
import { ProductGallery } from "../product-gallery.tsx"
import { ProductVideo } from "../product-video.tsx"

/** The client components (islands) of a product's view. */
export type ProductIslands = {
  Choice: ComponentType<ComponentProps<typeof ProductChoice>>
  Gallery: ComponentType<ComponentProps<typeof ProductGallery>>
  Panel: ComponentType<ComponentProps<typeof BuyPanel>>
  /** Replaces the panel while the shop takes no orders. */
  Offer: ComponentType<ComponentProps<typeof OfferPanel>>
  VideoPlayer: ComponentType<ComponentProps<typeof ProductVideo>>
  Arrival: ComponentType<ComponentProps<typeof ArrivalDates>>
}

/** The islands of a page that always shows a product, without lazy loading. */
export const productIslands: ProductIslands = {
  Choice: ProductChoice,
  Gallery: ProductGallery,
  Panel: BuyPanel,
  Offer: OfferPanel,
  VideoPlayer: ProductVideo,
  Arrival: ArrivalDates,
}
