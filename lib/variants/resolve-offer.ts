import type { SkuMatch } from "#lib/cart/cart.ts"
import type { Money } from "#lib/contract/money.ts"
import { resolvePrice } from "./resolve-price.ts"
import { type BuyState, resolveBuyState, type Variant, type VariantSet } from "./variant-set.ts"

/**
 * The offer for the current selection. Prices are per unit with its add-ons; `each` is null while
 * no SKU matches, `fullEach` unless it is on special.
 */
export type Offer = {
  skuId: number | null
  state: BuyState
  /** In stock, but few are left. */
  isLowStock: boolean
  each: Money | null
  fullEach: Money | null
}

type OfferInput = {
  set: VariantSet
  variant: Variant | null
  addonCents: number
  /** The API's response for the same selection; null until it arrives. */
  found: SkuMatch | null
}

/** Returns the offer by the page's data, or by the API's response once it has arrived. */
export function resolveOffer({ set, variant, addonCents, found }: OfferInput): Offer {
  if (found === null) return buildLocalOffer(set, variant, addonCents)
  const { sku, price, fullPrice, isInStock, isLowStock, isOnSpecial } = found
  if (sku === null) return buildLocalOffer(set, null, addonCents)
  const own = buildLocalOffer(set, variant?.id === sku.id ? variant : null, addonCents)
  const state = isInStock ? "in-stock" : "out-of-stock"
  if (price === null) return { ...own, skuId: sku.id, state, isLowStock }
  const hasSpecial = isOnSpecial && fullPrice !== null && fullPrice > price
  const fullEach = hasSpecial ? fullPrice : null
  return { skuId: sku.id, state, isLowStock, each: price, fullEach }
}

/** A product without SKUs has no options to select, so it is out of stock. */
function buildLocalOffer(set: VariantSet, variant: Variant | null, addonCents: number): Offer {
  if (variant === null) {
    const state = set.variants.length === 0 ? "out-of-stock" : resolveBuyState(null)
    return { skuId: null, state, isLowStock: false, each: null, fullEach: null }
  }
  const { each, fullEach } = resolvePrice(variant, addonCents)
  const isLowStock = set.lowStockIds?.includes(variant.id) ?? false
  return { skuId: variant.id, state: resolveBuyState(variant), isLowStock, each, fullEach }
}
