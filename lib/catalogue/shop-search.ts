import { type Money, parseCents } from "#lib/contract/money.ts"
import { buildFilterText, type FilterValue } from "#lib/contract/product-filter.ts"
import { maxSearchLength } from "#lib/contract/search.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import { defaultChoice, defaultListQuery, formatPrice, type ListQuery } from "./list-query.ts"
import { buildSearchPath } from "./shop-paths.ts"

/** How a search was understood, beside its words. */
export type UnderstoodSearch = {
  words: string
  /** Both bounds are inclusive. */
  price: {
    kind: "under" | "up_to" | "over" | "from" | "between"
    min: Money | null
    max: Money | null
  } | null
  values: readonly FilterValue[]
  /** Names and values in the language of the page, by the English ones. */
  termLabels: Readonly<Record<string, string>>
  sku: string | null
  /** A price that no product can have, as it was typed. */
  ignoredPrice: string | null
  /** False for an offer: the search itself was literal. */
  isApplied: boolean
}

export const contentKinds = ["category", "page", "article", "question"] as const

/** A hit beside the products, with its path without the language prefix. */
export type ContentHit = Translated & {
  kind: (typeof contentKinds)[number]
  id: number
  name: string
  path: string
  text: string
}

/**
 * Returns the list that shows what a search was understood as: its path and what is chosen there,
 * each part of which can then be taken away; null if nothing was understood but words or a code.
 */
export function buildUnderstoodList({
  words,
  price,
  values,
}: UnderstoodSearch): { path: string; query: ListQuery } | null {
  if (price === null && values.length === 0) return null
  const { min, max } = price ?? { min: null, max: null }
  const format = (bound: Money | null) => (bound === null ? "" : formatPrice(bound))
  return {
    path: buildSearchPath(words),
    query: {
      ...defaultListQuery,
      choice: { ...defaultChoice, min, max, values },
      typedPrices: { min: format(min), max: format(max) },
    },
  }
}

/** Lists the values as a page in their labels' language shows them, each once: two can have one label. */
export function listUnderstoodLabels({
  values,
  termLabels,
}: Pick<UnderstoodSearch, "values" | "termLabels">): FilterValue[] {
  const getLabel = (term: string) => termLabels[term] ?? term
  const labels = values.map(({ name, value }) => ({
    name: getLabel(name),
    value: getLabel(value),
  }))
  return [...new Map(labels.map((each) => [buildFilterText(each), each])).values()]
}

/** Returns the amounts of a price as they were typed: "under 20" has the maximum 19.99. */
export function getTypedBounds({ kind, min, max }: NonNullable<UnderstoodSearch["price"]>): {
  min: Money
  max: Money
} {
  return {
    min: parseCents((min ?? 0) - (kind === "over" ? 1 : 0)),
    max: parseCents((max ?? 0) + (kind === "under" ? 1 : 0)),
  }
}

/** Returns the path of a search for exactly these words: quotation marks make it literal. */
export function buildLiteralPath(query: string): string {
  return buildSearchPath(`"${query.slice(0, maxSearchLength)}"`)
}
