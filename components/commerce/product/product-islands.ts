import type { ComponentProps, ComponentType } from "react"
import { BuyPanel } from "../buy-panel.tsx"
import { OfferPanel } from "../offer-panel.tsx"
import { ProductChoice } from "../product-choice.tsx"
import { ProductGallery } from "../product-gallery.tsx"
import { ProductVideo } from "../product-video.tsx"

/** What a shopper works with on a product's view. */
export type ProductIslands = {
  Choice: ComponentType<ComponentProps<typeof ProductChoice>>
  Gallery: ComponentType<ComponentProps<typeof ProductGallery>>
  Panel: ComponentType<ComponentProps<typeof BuyPanel>>
  /** In the place of the panel, where the shop does not sell. */
  Offer: ComponentType<ComponentProps<typeof OfferPanel>>
  Film: ComponentType<ComponentProps<typeof ProductVideo>>
}

/** Those of a page that always shows a product. */
export const productIslands: ProductIslands = {
  Choice: ProductChoice,
  Gallery: ProductGallery,
  Panel: BuyPanel,
  Offer: OfferPanel,
  Film: ProductVideo,
}
