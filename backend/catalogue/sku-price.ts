/** What decides the price of a SKU. Amounts in cents; an open end of the special is null. */
export type PricedSku = {
  price_cents: number
  special_price_cents: number | null
  special_from: Date | null
  special_until: Date | null
}

export type SkuPrice = { eachCents: number; fullCents: number; isOnSpecial: boolean }

export type PriceSummary = SkuPrice & { hasRange: boolean; changesAt: Date | null }

/** What one of it costs at a moment, and what it costs without its special. */
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
 * What a product's tile says of its price: that of its cheapest SKU, whether SKUs cost different
 * amounts, whether any of them is on special, and when a special begins or ends next. Null for a
 * product without SKUs.
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

/** When a special begins or ends next; null when none does. */
function findNextChange(skus: readonly PricedSku[], now: Date): Date | null {
  const moments = skus
    .filter((sku) => sku.special_price_cents !== null)
    .flatMap((sku) => [sku.special_from, sku.special_until])
    .filter((moment) => moment !== null && moment > now)
  return moments.reduce(
    (soonest, moment) => (soonest && moment && soonest < moment ? soonest : moment),
    null,
  )
}
