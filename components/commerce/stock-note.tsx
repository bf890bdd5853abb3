import type { Offer } from "#lib/variants/resolve-offer.ts"
import { isComplete } from "#lib/variants/resolve-variant.ts"
import { useProductChoice } from "./product-choice.tsx"

export type StockNoteLabels = {
  selectOptions: string
  outOfStock: string
  inStock: string
  notMade: string
}

/** Says what the choice leads to. By eye the button below says so, unless it is in stock. */
export function StockNote({ offer, labels }: { offer: Offer; labels: StockNoteLabels }) {
  const { selection } = useProductChoice()
  const texts = {
    "select-options": labels.selectOptions,
    "out-of-stock": labels.outOfStock,
    "in-stock": labels.inStock,
  }
  const isInStock = offer.state === "in-stock"
  return (
    <div role="status" className="noscript:hidden">
      <p className={isInStock ? "font-semibold text-success" : "sr-only"}>{texts[offer.state]}</p>
      {offer.skuId === null && isComplete(selection) && <p>{labels.notMade}</p>}
    </div>
  )
}
