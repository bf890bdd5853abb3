import { parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import { Price } from "./price.tsx"

/** Price before a SKU is chosen; `text` such as "From $24.95" or "$24.95", `fullPrice` in cents. */
export type Opening = { text: string; fullPrice: number | null }

type OfferPriceProps = {
  offer: Offer
  opening: Opening
  locale: string
  labels: { fullPrice: string; specialPrice: string }
}

/** Renders the price of the chosen SKU; before a choice, the opening price. */
export function OfferPrice({ offer, opening, locale, labels }: OfferPriceProps) {
  return (
    <p className="price text-2xl">
      {offer.each === null ? (
        <OpeningPrice opening={opening} locale={locale} labels={labels} />
      ) : (
        <Price price={offer.each} fullPrice={offer.fullEach} locale={locale} labels={labels} />
      )}
    </p>
  )
}

function OpeningPrice({ opening, locale, labels }: Omit<OfferPriceProps, "offer">) {
  return (
    <>
      {opening.fullPrice !== null && (
        <s className="text-muted">
          <span className="sr-only">{labels.fullPrice} </span>
          {formatMoney(parseCents(opening.fullPrice), locale)}
        </s>
      )}{" "}
      <span className="font-semibold">{opening.text}</span>
    </>
  )
}
