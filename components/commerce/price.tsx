import { formatMoney, type Money } from "#lib/money.ts"

type PriceProps = {
  price: Money
  /** The price without the special, shown struck through; null where there is no special. */
  fullPrice: Money | null
  locale: string
  labels: { fullPrice: string; specialPrice: string }
  /** Wraps the price into words such as "From $24.95". */
  phrase?: (price: string) => string
}

/** A price, with the full price struck through beside it when on special. */
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
