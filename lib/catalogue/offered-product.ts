import type { Product } from "./product.ts"

/** What a list of offers tells of a product. `content` is HTML as an editor wrote it. */
export type OfferedProduct = Pick<
  Product,
  "id" | "name" | "slug" | "brand" | "blurb" | "content" | "shippingNote" | "variations" | "skus"
> & {
  /** Names of the categories it is sorted under, topmost first. */
  groupNames: readonly string[]
  photos: readonly { id: number; hash: string }[]
  /** Posted at the shop's prices, at a price that is asked for, or not at all. */
  delivery: "posted" | "quoted" | "ticket"
}
