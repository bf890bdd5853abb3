import { buildAmount } from "#lib/contract/money.ts"
import type { FilterValue, WireProductFacets } from "#lib/contract/product-filter.ts"

/** At most this many options and attributes, those of the most products first. */
const maxNames = 12
/** At most this many values of each, the most frequent first. */
const maxValues = 40

/** A value and the number of products that have it. */
export type ValueCount = FilterValue & { count: number }

/** The counts of a list as the database returns them. */
export type FacetCounts = {
  inStock: number
  onSpecial: number
  personalised: number
  ratings: readonly { min: number; count: number }[]
  minCents: number | null
  maxCents: number | null
  /** ISO 8601, or as PostgreSQL writes it. */
  changesAt: string | null
  values: readonly ValueCount[]
}

/** The facets of a list without products. */
export const emptyFacets: WireProductFacets = {
  in_stock: 0,
  on_special: 0,
  personalised: 0,
  ratings: [],
  price: null,
  values: [],
  price_changes_at: null,
}

/** Numbers in texts are compared as numbers: "60 mm" comes before "100 mm". */
const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" })

/**
 * Builds the facets of a list. Names and values are sorted, so that they stay at their place when
 * the counts change. Chosen values are included even if no product has them.
 */
export function buildFacets(
  counts: FacetCounts,
  chosen: readonly FilterValue[],
): WireProductFacets {
  const { minCents, maxCents, changesAt } = counts
  return {
    in_stock: counts.inStock,
    on_special: counts.onSpecial,
    personalised: counts.personalised,
    ratings: counts.ratings.filter(({ count }) => count > 0),
    price:
      minCents === null || maxCents === null
        ? null
        : { min: buildAmount(minCents), max: buildAmount(maxCents) },
    values: buildNames(counts.values, chosen),
    price_changes_at: changesAt === null ? null : new Date(changesAt).toISOString(),
  }
}

function buildNames(
  found: readonly ValueCount[],
  chosen: readonly FilterValue[],
): WireProductFacets["values"] {
  const valuesOf = new Map<string, Map<string, number>>()
  for (const { name, value, count } of [
    ...chosen.map((each) => ({ ...each, count: 0 })),
    ...found,
  ]) {
    const values = valuesOf.get(name) ?? new Map<string, number>()
    values.set(value, (values.get(value) ?? 0) + count)
    valuesOf.set(name, values)
  }
  const isChosen = (name: string, value?: string) =>
    chosen.some((each) => each.name === name && (value ?? each.value) === each.value)
  return [...valuesOf]
    .map(([name, values]) => ({ name, values, total: sum(values.values()) }))
    .sort((a, b) => Number(isChosen(b.name)) - Number(isChosen(a.name)) || b.total - a.total)
    .slice(0, maxNames)
    .sort((a, b) => collator.compare(a.name, b.name))
    .map(({ name, values }) => ({
      name,
      values: [...values]
        .map(([value, count]) => ({ value, count }))
        .sort(
          (a, b) =>
            Number(isChosen(name, b.value)) - Number(isChosen(name, a.value)) || b.count - a.count,
        )
        .slice(0, maxValues)
        .sort((a, b) => collator.compare(a.value, b.value)),
    }))
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
