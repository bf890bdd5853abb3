import { formatMoney, parseCents } from "#lib/money.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import { Price } from "./price.tsx"

/** What the product costs before a SKU is found, in cents. `text` is "From $24.95" or "$24.95". */
export type Opening = { text: string; fullPrice: number | null }

type OfferPriceProps = {
  offer: Offer
  opening: Opening
  locale: string
  labels: { fullPrice: string; specialPrice: string }
}

/** What is chosen costs, or while nothing is, what the product begins at. */
export function OfferPrice({ offer, opening, locale, labels }: OfferPriceProps) {
  return (
    <p className="price text-2xl">
      {offer.each === null ? (
        <OpeningPrice {...{ opening, locale, labels }} />
      ) : (
        <Price price={offer.each} fullPrice={offer.fullEach} {...{ locale, labels }} />
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
