import type { Product } from "./product.ts"

/** What a list of offers tells of a product. `content` is HTML as an editor wrote it. */
export type OfferedProduct = Pick<
  Product,
  | "id"
  | "name"
  | "slug"
  | "brand"
  | "blurb"
  | "content"
  | "variations"
  | "skus"
  | "delivery"
  | "leadDays"
> & {
  /** Names of the categories it is sorted under, topmost first. */
  groupNames: readonly string[]
  photos: readonly { id: number; hash: string }[]
}
