import type { Product } from "#lib/catalogue/product.ts"

/**
 * One sellable choice as the browser needs it. `choice` holds, for each variation in order, the
 * position of its option; prices are whole cents.
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

/** Everything a product's option selectors decide with. */
export type VariantSet = {
  variations: readonly { name: string; options: readonly string[] }[]
  variants: readonly Variant[]
}

/** What a shopper has chosen: for each variation in order the position of its option, or null. */
export type Selection = readonly (number | null)[]

/** A product's variations and SKUs; SKUs that do not choose a listed option each are left out. */
export function buildVariantSet(product: Pick<Product, "variations" | "skus">): VariantSet {
  const variations = product.variations.map(({ name, options }) => ({ name, options }))
  const variants = product.skus.map(({ code: _code, options, ...sku }) => ({
    ...sku,
    choice: variations.map((variation) => variation.options.indexOf(options[variation.name] ?? "")),
  }))
  return { variations, variants: variants.filter(({ choice }) => !choice.includes(-1)) }
}

/** What is chosen before the shopper does: only where a variation leaves no choice. */
export function buildInitialSelection({ variations }: VariantSet): Selection {
  return variations.map(({ options }) => (options.length === 1 ? 0 : null))
}
