import type { Money } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"

type PriceProps = {
  price: Money
  /** The price without the special, struck through; null without a special. */
  fullPrice: Money | null
  locale: string
  labels: { fullPrice: string; specialPrice: string }
  /** Formats the price, such as "From $24.95". */
  phrase?: (price: string) => string
}

/** Renders a price, with the full price struck through beside it if on special. */
export function Price({ price, fullPrice, locale, labels, phrase = (text) => text }: PriceProps) {
  const shown = phrase(formatMoney(price, locale))
  if (fullPrice === null) return <span className="font-semibold">{shown}</span>
  return (
    <>
      <s className="font-normal text-muted">
        <span className="sr-only">{labels.fullPrice} </span>
        {formatMoney(fullPrice, locale)}
      </s>{" "}
      <span className="font-semibold text-accent">
        <span className="sr-only">{labels.specialPrice} </span>
        {shown}
      </span>
    </>
  )
}
