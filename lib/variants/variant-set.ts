import type { Product } from "#lib/catalogue/product.ts"
import { listQueryKeys } from "#lib/contract/values/option-query.ts"

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
  /** SKUs of which few are left; absent for none. */
  lowStockIds?: readonly number[]
  /** Names of variations and options in the language of the page; absent on English pages. */
  labels?: Readonly<Record<string, string>>
}

/** The selected options: for each variation in order the index of its option, or null. */
export type Selection = readonly (number | null)[]

/**
 * Returns a product's variations and SKUs. Leaves out SKUs without a listed option for each
 * variation.
 */
export function buildVariantSet(
  product: Pick<Product, "variations" | "skus" | "termLabels">,
): VariantSet {
  const variations = product.variations.map(({ name, options }) => ({ name, options }))
  const variants = product.skus.map(({ code: _code, options, isLowStock: _low, ...sku }) => ({
    ...sku,
    choice: variations.map((variation) => variation.options.indexOf(options[variation.name] ?? "")),
  }))
  const lowStockIds = product.skus.filter(({ isLowStock }) => isLowStock).map(({ id }) => id)
  return {
    variations,
    variants: variants.filter(({ choice }) => !choice.includes(-1)),
    ...(lowStockIds.length > 0 && { lowStockIds }),
    ...pickLabels(variations, product.termLabels),
  }
}

/** Returns the labels of the variations and their options, without those of attributes. */
function pickLabels(
  variations: VariantSet["variations"],
  labels: Readonly<Record<string, string>> = {},
): Pick<VariantSet, "labels"> {
  const names = variations.flatMap(({ name, options }) => [name, ...options])
  const entries = names.flatMap((name) => {
    const label = labels[name]
    return label === undefined ? [] : [[name, label] as const]
  })
  return entries.length === 0 ? {} : { labels: Object.fromEntries(entries) }
}

/** Returns what the page shows for the name of a variation or option. */
export function getLabel({ labels }: Pick<VariantSet, "labels">, name: string): string {
  return labels?.[name] ?? name
}

/** Returns the initial selection: the only option of a variation, else null. */
export function buildInitialSelection({ variations }: VariantSet): Selection {
  return variations.map(({ options }) => (options.length === 1 ? 0 : null))
}

/**
 * Returns the SKU of a complete selection; null if the selection is incomplete or no SKU matches.
 */
export function resolveVariant(set: VariantSet, selection: Selection): Variant | null {
  return set.variants.find(({ choice }) => choice.every((at, i) => at === selection[i])) ?? null
}

/** State of the buy button (specification 1, section 4, "Product option states"). */
export type BuyState = "select-options" | "out-of-stock" | "in-stock"

/** Returns the state that the product page displays for a SKU, or for none. */
export function resolveBuyState(variant: Variant | null): BuyState {
  if (variant === null) return "select-options"
  return variant.isInStock ? "in-stock" : "out-of-stock"
}

/** True if every variation has a selected option. */
export function isComplete(selection: Selection): boolean {
  return !selection.includes(null)
}

/**
 * Returns the URL query of a selection ("?colour=amber&volume=500-ml"), preserving other parameters
 * of the current one; empty without parameters.
 */
export function buildVariantQuery(set: VariantSet, selection: Selection, current: string): string {
  const params = new URLSearchParams(current)
  listVariationKeys(set).forEach((key, at) => {
    params.delete(key)
    const option = selection[at] ?? null
    const options = set.variations[at]?.options ?? []
    const value = option === null ? undefined : listQueryKeys(options)[option]
    if (value !== undefined && options.length > 1) params.set(key, value)
  })
  return params.size === 0 ? "" : `?${params}`
}

/** Returns the selection of a URL query; unknown options stay unselected. */
export function parseVariantQuery(set: VariantSet, query: string): Selection {
  const params = new URLSearchParams(query)
  const keys = listVariationKeys(set)
  return buildInitialSelection(set).map((initial, at) => {
    const value = params.get(keys[at] ?? "")?.toLowerCase()
    const option = listQueryKeys(set.variations[at]?.options ?? []).indexOf(value ?? "")
    return value === undefined || option === -1 ? initial : option
  })
}

function listVariationKeys({ variations }: VariantSet): string[] {
  return listQueryKeys(variations.map(({ name }) => name))
}
