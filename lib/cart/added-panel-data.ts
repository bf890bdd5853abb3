import type { Money } from "#lib/contract/money.ts"

/** What the panel after an addition shows besides the cart, from `/api/bff/added-to-cart`. */
export type AddedPanelData = {
  /** `quantity` and `freeMore` contain placeholders. */
  labels: {
    title: string
    close: string
    quantity: string
    freeMore: string
    goesWith: string
    viewCart: string
    checkOut: string
  }
  /** Order value above which delivery is free everywhere; null if it never is. */
  freeOver: Money | null
  /** What goes well with it, the best first; also what is in the cart already. */
  goesWith: readonly AddedPanelTile[]
}

/** `price` is formatted, `picture` a URL. */
export type AddedPanelTile = {
  slug: string
  name: string
  path: string
  price: string
  picture: string | null
}
