"use client"

import { useState } from "react"
import { formatMoney, parseCents } from "#lib/money.ts"
import { type AddonChoice, buildInitialValues, sumAddons } from "#lib/variants/addon-values.ts"
import { maxQuantity, resolvePrice, resolveQuantity } from "#lib/variants/resolve-price.ts"
import { isComplete, resolveBuyState } from "#lib/variants/resolve-variant.ts"
import { AddonFields, type AddonLabels } from "./addon-fields.tsx"
import { type OptionLabels, OptionSelectors } from "./option-selectors.tsx"
import { Price } from "./price.tsx"
import { useProductChoice } from "./product-choice.tsx"
import { QuantityField } from "./quantity-field.tsx"
import { VariantTable, type VariantTableLabels } from "./variant-table.tsx"

export type BuyPanelLabels = OptionLabels &
  AddonLabels &
  VariantTableLabels & {
    selectOptions: string
    notMade: string
    quantity: string
    total: string
  }

type BuyPanelProps = {
  /** What the product costs before a SKU is found, in cents. `text` is "From $24.95" or "$24.95". */
  opening: { text: string; fullPrice: number | null }
  addons: readonly AddonChoice[]
  locale: string
  labels: BuyPanelLabels
}

/** Options, extras and quantity of a product, with the price and stock they lead to. */
export function BuyPanel({ opening, addons, locale, labels }: BuyPanelProps) {
  const { set, variant } = useProductChoice()
  const [values, setValues] = useState(() => buildInitialValues(addons))
  const [quantity, setQuantity] = useState("1")
  const count = resolveQuantity(quantity)
  const price = variant && resolvePrice(variant, sumAddons(addons, values), count)
  return (
    <div className="space-y-5">
      <p className="text-2xl">
        {price ? (
          <Price price={price.each} fullPrice={price.fullEach} {...{ locale, labels }} />
        ) : (
          <OpeningPrice {...{ opening, locale, labels }} />
        )}
      </p>
      <noscript>
        <VariantTable {...{ set, locale, labels }} />
      </noscript>
      <div className="space-y-5 noscript:hidden">
        <OptionSelectors labels={labels} />
        <AddonFields
          onChange={(id, value) => setValues((current) => ({ ...current, [id]: value }))}
          {...{ addons, values, locale, labels }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span aria-hidden="true" className="font-semibold">
            {labels.quantity}
          </span>
          <QuantityField
            label={labels.quantity}
            value={quantity}
            min={1}
            max={maxQuantity}
            resolve={resolveQuantity}
            onChange={setQuantity}
            labels={labels}
          />
          {price && count > 1 && (
            <output>
              {labels.total}: <strong>{formatMoney(price.total, locale)}</strong>
            </output>
          )}
        </div>
        <StockNote labels={labels} />
      </div>
    </div>
  )
}

function OpeningPrice({ opening, locale, labels }: Omit<BuyPanelProps, "addons">) {
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

const stateLooks = {
  "select-options": "text-muted",
  "out-of-stock": "text-danger",
  "in-stock": "text-success",
}

function StockNote({ labels }: { labels: BuyPanelLabels }) {
  const { selection, variant } = useProductChoice()
  const state = resolveBuyState(variant)
  const texts = {
    "select-options": labels.selectOptions,
    "out-of-stock": labels.outOfStock,
    "in-stock": labels.inStock,
  }
  return (
    <div role="status">
      <p className={`font-semibold ${stateLooks[state]}`}>{texts[state]}</p>
      {variant === null && isComplete(selection) && <p>{labels.notMade}</p>}
    </div>
  )
}
