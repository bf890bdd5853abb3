import type { Product } from "#lib/catalogue/product.ts"

/**
 * One sellable choice as the browser needs it. `choice` contains, for each variation in order, the
 * index of its option; prices are whole cents.
 */
export type Variant = {
  id: number
  photoId: number | null
  choice: readonly number[]
  price: number
  fullPrice: number
  isOnSpecial: boolean
  isInStock: boolean
}

/** The data of a product's option selectors. */
export type VariantSet = {
  variations: readonly { name: string; options: readonly string[] }[]
  variants: readonly Variant[]
}

/** The selected options: for each variation in order the index of its option, or null. */
export type Selection = readonly (number | null)[]

/**
 * Returns a product's variations and SKUs. Leaves out SKUs without a listed option for each
 * variation.
 */
export function buildVariantSet(product: Pick<Product, "variations" | "skus">): VariantSet {
  const variations = product.variations.map(({ name, options }) => ({ name, options }))
  const variants = product.skus.map(({ code: _code, options, ...sku }) => ({
    ...sku,
    choice: variations.map((variation) => variation.options.indexOf(options[variation.name] ?? "")),
  }))
  return { variations, variants: variants.filter(({ choice }) => !choice.includes(-1)) }
}

/** Returns the initial selection: the only option of a variation, else null. */
export function buildInitialSelection({ variations }: VariantSet): Selection {
  return variations.map(({ options }) => (options.length === 1 ? 0 : null))
}
