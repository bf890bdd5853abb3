import { parseCents } from "#lib/money.ts"
import type { VariantSet } from "#lib/variants/variant-set.ts"
import { Price } from "./price.tsx"

export type VariantTableLabels = {
  variants: string
  options: string
  price: string
  stock: string
  inStock: string
  outOfStock: string
  fullPrice: string
  specialPrice: string
}

/** Every SKU with its price and stock, for readers whose browser runs no script. */
export function VariantTable({
  set,
  locale,
  labels,
}: {
  set: VariantSet
  locale: string
  labels: VariantTableLabels
}) {
  const hasOptions = set.variations.length > 0
  return (
    <table className="w-full text-start text-sm [&_td]:py-2 [&_th]:py-2 [&_th]:text-start">
      <caption className="text-start font-semibold">{labels.variants}</caption>
      <thead>
        <tr className="border-line border-b">
          {hasOptions && <th scope="col">{labels.options}</th>}
          <th scope="col">{labels.price}</th>
          <th scope="col">{labels.stock}</th>
        </tr>
      </thead>
      <tbody>
        {set.variants.map((variant) => (
          <tr key={variant.id} className="border-line border-b">
            {hasOptions && (
              <th scope="row">
                {variant.choice.map((at, i) => set.variations[i]?.options[at]).join(", ")}
              </th>
            )}
            <td>
              <Price
                price={parseCents(variant.price)}
                fullPrice={
                  variant.isOnSpecial && variant.fullPrice > variant.price
                    ? parseCents(variant.fullPrice)
                    : null
                }
                {...{ locale, labels }}
              />
            </td>
            <td>{variant.isInStock ? labels.inStock : labels.outOfStock}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
