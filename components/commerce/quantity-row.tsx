import { type Money, parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { maxQuantity, resolveQuantity } from "#lib/variants/resolve-price.ts"
import { QuantityField } from "./quantity-field.tsx"

export type QuantityRowLabels = {
  quantity: string
  /** {amount} is replaced by the sum. */
  total: string
  less: string
  more: string
}

type QuantityRowProps = {
  /** The typed value. */
  quantity: string
  onChange: (quantity: string) => void
  /** Unit price; null while no SKU is chosen. */
  each: Money | null
  locale: string
  labels: QuantityRowLabels
}

/** Renders the quantity field, and the total of several. */
export function QuantityRow({ quantity, onChange, each, locale, labels }: QuantityRowProps) {
  const count = resolveQuantity(quantity)
  const [beforeTotal, afterTotal] = labels.total.split("{amount}")
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <span aria-hidden="true" className="font-semibold">
        {labels.quantity}
      </span>
      <QuantityField
        name="qty"
        label={labels.quantity}
        value={quantity}
        min={1}
        max={maxQuantity}
        resolve={resolveQuantity}
        onChange={onChange}
        labels={labels}
      />
      {each !== null && count > 1 && (
        <output>
          {beforeTotal}
          <strong>{formatMoney(parseCents(each * count), locale)}</strong>
          {afterTotal}
        </output>
      )}
    </div>
  )
}
