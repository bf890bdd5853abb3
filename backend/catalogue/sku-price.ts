/**
 * The columns that determine the price of a SKU. Amounts in cents; a special without start or end
 * has null there.
 */
export type PricedSku = {
  price_cents: number
  special_price_cents: number | null
  special_from: Date | null
  special_until: Date | null
}

export type SkuPrice = { eachCents: number; fullCents: number; isOnSpecial: boolean }

export type PriceSummary = SkuPrice & { hasRange: boolean; changesAt: Date | null }

/** Returns the price of a SKU at `now` and its price without the special. */
export function resolveSkuPrice(sku: PricedSku, now: Date): SkuPrice {
  const { price_cents: fullCents, special_price_cents: special } = sku
  const isOnSpecial =
    special !== null &&
    special < fullCents &&
    (sku.special_from === null || sku.special_from <= now) &&
    (sku.special_until === null || now < sku.special_until)
  return { eachCents: isOnSpecial ? special : fullCents, fullCents, isOnSpecial }
}

/**
 * Summarises the prices of a product for its tile: the lowest price, whether SKU prices differ,
 * whether any SKU is on special, and when a special starts or ends next. Null for a product without
 * SKUs.
 */
export function buildPriceSummary(skus: readonly PricedSku[], now: Date): PriceSummary | null {
  const prices = skus.map((sku) => resolveSkuPrice(sku, now))
  const [first] = prices
  if (!first) return null
  const cheapest = prices.reduce((low, price) => (price.eachCents < low.eachCents ? price : low))
  return {
    eachCents: cheapest.eachCents,
    fullCents: cheapest.fullCents,
    isOnSpecial: prices.some((price) => price.isOnSpecial),
    hasRange: prices.some((price) => price.eachCents !== first.eachCents),
    changesAt: findNextChange(skus, now),
  }
}

/** Returns the next start or end of a special; null if there is none. */
function findNextChange(skus: readonly PricedSku[], now: Date): Date | null {
  const dates = skus
    .filter((sku) => sku.special_price_cents !== null)
    .flatMap((sku) => [sku.special_from, sku.special_until])
    .filter((date) => date !== null && date > now)
  return dates.reduce((soonest, date) => (soonest && date && soonest < date ? soonest : date), null)
}
