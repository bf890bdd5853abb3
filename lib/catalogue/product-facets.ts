import type { Money } from "#lib/contract/money.ts"

/** One option or attribute with its values, and how many products of a list have each. */
export type FacetValues = {
  name: string
  values: readonly { value: string; count: number }[]
}

/** What a list can be filtered by, with the number of products that are left by each choice. */
export type ProductFacets = {
  inStock: number
  onSpecial: number
  personalised: number
  /** The products with an average of at least `min` stars, highest first. */
  ratings: readonly { min: number; count: number }[]
  /** Lowest and highest price; null without products. */
  price: { min: Money; max: Money } | null
  values: readonly FacetValues[]
  /** Names and values in the language of the page, by the English ones; absent without any. */
  termLabels?: Readonly<Record<string, string>>
}
