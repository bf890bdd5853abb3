import type { FoundSku } from "#lib/cart/cart.ts"
import type { Money } from "#lib/money.ts"
import { resolvePrice } from "./resolve-price.ts"
import { type BuyState, resolveBuyState } from "./resolve-variant.ts"
import type { Variant, VariantSet } from "./variant-set.ts"

/**
 * What the shopper can buy with what is chosen. The prices are of one with its add-ons; `each` is
 * null while no SKU is found, `fullEach` unless it is on special.
 */
export type Offer = {
  skuId: number | null
  state: BuyState
  each: Money | null
  fullEach: Money | null
}

type OfferParts = {
  set: VariantSet
  variant: Variant | null
  addonCents: number
  /** What the shop has answered for the same choice; null while it has not. */
  found: FoundSku | null
}

/** By the page's own data; once the shop has answered, by that. */
export function resolveOffer({ set, variant, addonCents, found }: OfferParts): Offer {
  if (found === null) return buildOwnOffer(set, variant, addonCents)
  const { sku, price, fullPrice, isInStock, isOnSpecial } = found
  if (sku === null) return buildOwnOffer(set, null, addonCents)
  const own = buildOwnOffer(set, variant?.id === sku.id ? variant : null, addonCents)
  const state = isInStock ? "in-stock" : "out-of-stock"
  if (price === null) return { ...own, skuId: sku.id, state }
  const hasSpecial = isOnSpecial && fullPrice !== null && fullPrice > price
  return { skuId: sku.id, state, each: price, fullEach: hasSpecial ? fullPrice : null }
}

/** Where there are no SKUs at all, there is nothing to select either. */
function buildOwnOffer(set: VariantSet, variant: Variant | null, addonCents: number): Offer {
  if (variant === null) {
    const state = set.variants.length === 0 ? "out-of-stock" : resolveBuyState(null)
    return { skuId: null, state, each: null, fullEach: null }
  }
  const { each, fullEach } = resolvePrice(variant, addonCents)
  return { skuId: variant.id, state: resolveBuyState(variant), each, fullEach }
}
