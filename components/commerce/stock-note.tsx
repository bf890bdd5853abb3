import type { Offer } from "#lib/variants/resolve-offer.ts"
import { isComplete } from "#lib/variants/variant-set.ts"
import { useProductChoice } from "./product-choice.tsx"

export type StockNoteLabels = {
  selectOptions: string
  outOfStock: string
  inStock: string
  lowStock: string
  notMade: string
}

type StockNoteProps = {
  offer: Offer
  labels: StockNoteLabels
  /** True if there is no buy button with this text below. */
  isAlone?: boolean
  /** True if another line visually replaces it; then for screen readers only. */
  isReplaced?: boolean
}

/** Renders the stock status. Visually hidden if the button below shows it, unless in stock. */
export function StockNote(props: StockNoteProps) {
  const { offer, labels, isAlone = false, isReplaced = false } = props
  const { selection } = useProductChoice()
  const texts = {
    "select-options": labels.selectOptions,
    "out-of-stock": labels.outOfStock,
    "in-stock": offer.isLowStock ? labels.lowStock : labels.inStock,
  }
  const isInStock = offer.state === "in-stock"
  const textClass = isAlone ? "font-semibold" : "sr-only"
  return (
    <div role="status" className="noscript:hidden">
      <p className={isInStock && !isReplaced ? "font-semibold text-success" : textClass}>
        {texts[offer.state]}
      </p>
      {offer.skuId === null && isComplete(selection) && <p>{labels.notMade}</p>}
    </div>
  )
}
