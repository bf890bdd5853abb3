"use client"

import { resolveOffer } from "#lib/variants/resolve-offer.ts"
import { OfferPrice, type Opening } from "./offer-price.tsx"
import { type OptionLabels, OptionSelectors } from "./option-selectors.tsx"
import { useProductChoice } from "./product-choice.tsx"
import { StockNote, type StockNoteLabels } from "./stock-note.tsx"
import { NoScriptVariants, type VariantTableLabels } from "./variant-table.tsx"

type OfferPanelProps = {
  opening: Opening
  locale: string
  labels: OptionLabels & StockNoteLabels & VariantTableLabels
}

/** Renders the options of a product with price and stock, while the shop takes no orders. */
export function OfferPanel({ opening, locale, labels }: OfferPanelProps) {
  const { set, variant } = useProductChoice()
  const offer = resolveOffer({ set, variant, found: null, addonCents: 0 })
  return (
    <div className="stack-5">
      <OfferPrice offer={offer} opening={opening} locale={locale} labels={labels} />
      <NoScriptVariants isChoice={false} set={set} locale={locale} labels={labels} />
      <div className="stack-5 noscript:hidden">
        <OptionSelectors error={null} labels={labels} />
      </div>
      <StockNote offer={offer} labels={labels} isAlone />
    </div>
  )
}
