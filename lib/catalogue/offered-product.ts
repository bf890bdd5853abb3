import type { Product } from "./product.ts"

/** A product in a list of offers. `content` is HTML as an editor wrote it. */
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
  /** Names of its categories, topmost first. */
  groupNames: readonly string[]
  photos: readonly { id: number; hash: string }[]
}
