import { parseAmount } from "#lib/contract/money.ts"
import {
  type FilterValue,
  type ProductSort,
  parseFilterText,
} from "#lib/contract/product-filter.ts"

/** How a list of products is sorted and filtered, and whether its facets are wanted. */
export type ListFilter = {
  sort: ProductSort
  minCents: number | null
  maxCents: number | null
  inStock: boolean
  onSpecial: boolean
  personalised: boolean
  /** The lowest average of reviews, in stars. */
  minStars: number | null
  values: readonly FilterValue[]
  withFacets: boolean
}

type FilterQuery = {
  sort: ProductSort
  price_min?: string | undefined
  price_max?: string | undefined
  in_stock: "0" | "1"
  on_special: "0" | "1"
  personalised: "0" | "1"
  rating_min?: number | undefined
  filter: readonly string[]
  facets: "0" | "1"
}

/** Builds the filter of a list from validated query parameters. */
export function buildListFilter(query: FilterQuery): ListFilter {
  const parseCents = (amount: string | undefined) =>
    amount === undefined ? null : parseAmount(amount)
  return {
    sort: query.sort,
    minCents: parseCents(query.price_min),
    maxCents: parseCents(query.price_max),
    inStock: query.in_stock === "1",
    onSpecial: query.on_special === "1",
    personalised: query.personalised === "1",
    minStars: query.rating_min ?? null,
    values: query.filter.flatMap((text) => parseFilterText(text) ?? []),
    withFacets: query.facets === "1",
  }
}

/** The filter of the default list. */
export const defaultFilter: ListFilter = {
  sort: "featured",
  minCents: null,
  maxCents: null,
  inStock: false,
  onSpecial: false,
  personalised: false,
  minStars: null,
  values: [],
  withFacets: false,
}

/** True if the list is the default one: all products in the default order, without facets. */
export function isDefaultList(filter: ListFilter): boolean {
  const { sort, minCents, maxCents, inStock, onSpecial, personalised, values, withFacets } = filter
  const hasFlag = inStock || onSpecial || personalised
  const isFiltered = hasFlag || filter.minStars !== null || values.length > 0
  return sort === "featured" && minCents === null && maxCents === null && !isFiltered && !withFacets
}
