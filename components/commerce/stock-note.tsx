import type { Offer } from "#lib/variants/resolve-offer.ts"
import { isComplete } from "#lib/variants/resolve-variant.ts"
import { useProductChoice } from "./product-choice.tsx"

export type StockNoteLabels = {
  selectOptions: string
  outOfStock: string
  inStock: string
  notMade: string
}

type StockNoteProps = {
  offer: Offer
  labels: StockNoteLabels
  /** No button says so below. */
  isAlone?: boolean
}

/** Says what the choice leads to. By eye the button below says so, unless it is in stock. */
export function StockNote({ offer, labels, isAlone = false }: StockNoteProps) {
  const { selection } = useProductChoice()
  const texts = {
    "select-options": labels.selectOptions,
    "out-of-stock": labels.outOfStock,
    "in-stock": labels.inStock,
  }
  const look = isAlone ? "font-semibold" : "sr-only"
  return (
    <div role="status" className="noscript:hidden">
      <p className={offer.state === "in-stock" ? "font-semibold text-success" : look}>
        {texts[offer.state]}
      </p>
      {offer.skuId === null && isComplete(selection) && <p>{labels.notMade}</p>}
    </div>
  )
}
