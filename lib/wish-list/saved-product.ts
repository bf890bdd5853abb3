import type { Translated } from "#lib/contract/translated-text.ts"
import type { SavedState } from "#lib/contract/wish-list.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A saved product, ready to be displayed in a language. */
export type SavedProduct = Translated & {
  slug: string
  /** URL query that chooses the options of `skuId`; empty if there are none. */
  optionQuery: string
  /** The SKU that can be bought: of the chosen options, or the only one; null if there is none. */
  skuId: number | null
  /** Empty if the product is not sold any more. */
  name: string
  /** The chosen options, such as "Grey, 500 g"; empty if there are none. */
  options: string
  picture: Picture | null
  price: string
  /** The price without the special; null without a special. */
  fullPrice: string | null
  state: SavedState
}
