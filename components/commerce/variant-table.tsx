import { parseCents } from "#lib/contract/money.ts"
import { getLabel, type Variant, type VariantSet } from "#lib/variants/variant-set.ts"
import { Price } from "./price.tsx"
import { StockAlertLink } from "./stock-alert-link.tsx"

export type VariantTableLabels = {
  variants: string
  options: string
  price: string
  stock: string
  inStock: string
  lowStock: string
  outOfStock: string
  requestAlert: string
  fullPrice: string
  specialPrice: string
}

type VariantTableProps = {
  set: VariantSet
  /** Path of the request to be notified when a SKU is back; null if there is none. */
  alertPath?: string | null
  /** True if one is chosen here, as the control "sku" of the form around it. */
  isChoice: boolean
  locale: string
  labels: VariantTableLabels
}

/**
 * Renders all SKUs with price and stock inside `<noscript>`, to choose from without JavaScript. The
 * browser's scripts do not contain the table: React renders nothing there.
 */
export function NoScriptVariants(props: VariantTableProps) {
  return <noscript>{typeof window === "undefined" && <VariantTable {...props} />}</noscript>
}

function VariantTable({ set, isChoice, alertPath = null, locale, labels }: VariantTableProps) {
  const hasOptions = isChoice || set.variations.length > 0
  return (
    <table className="mb-5 w-full text-start text-sm [&_td]:py-2 [&_th]:py-2 [&_th]:text-start">
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
                <VariantName
                  name={buildVariantName(set, variant)}
                  variant={variant}
                  isChoice={isChoice}
                />
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
                locale={locale}
                labels={labels}
              />
            </td>
            <td>
              <StockStatus set={set} variant={variant} alertPath={alertPath} labels={labels} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StockStatus({
  set,
  variant,
  alertPath,
  labels,
}: {
  set: VariantSet
  variant: Variant
  alertPath: string | null
  labels: VariantTableLabels
}) {
  if (variant.isInStock) {
    return set.lowStockIds?.includes(variant.id) ? labels.lowStock : labels.inStock
  }
  if (alertPath === null) return labels.outOfStock
  return (
    <>
      {labels.outOfStock}
      <br />
      <StockAlertLink path={alertPath} skuId={variant.id} text={labels.requestAlert} />
    </>
  )
}

function VariantName({
  variant,
  name,
  isChoice,
}: {
  variant: Variant
  name: string
  isChoice: boolean
}) {
  if (!isChoice) return name
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="sku"
        value={variant.id}
        required
        disabled={!variant.isInStock}
        className="size-5 accent-brand"
      />
      {name}
    </label>
  )
}

function buildVariantName(set: VariantSet, { choice }: Variant): string {
  return choice.map((at, i) => getLabel(set, set.variations[i]?.options[at] ?? "")).join(", ")
}
