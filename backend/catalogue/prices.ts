import { buildAmount } from "#lib/contract/money.ts"

/** Formats integer cents with a dollar sign and thousands separators: "$1,024.95" or "-$5.00". */
export function formatDollars(cents: number): string {
  const [whole = "", decimals = ""] = buildAmount(Math.abs(cents)).split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${cents < 0 ? "-" : ""}$${grouped}.${decimals}`
}

const maxPriceCents = 999_999_999

/**
 * Parses a price as people and spreadsheets write it into cents: "24.95", "$1,234.50", "24,95" or
 * "1.234,50". Null for anything else and for ambiguous notations such as "1.234".
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^(A?\$|AUD)\s*/i, "")
  const point = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain)
  const comma = /^(\d{1,3}(?:\.\d{3})+|\d{1,7}),(\d{1,2})$/.exec(plain)
  const [, whole = "", part = ""] = point ?? comma ?? []
  if (whole === "") return null
  const cents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(part.padEnd(2, "0"))
  return cents <= maxPriceCents ? cents : null
}

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

type SkuPrice = { eachCents: number; fullCents: number; isOnSpecial: boolean }

type PriceSummary = SkuPrice & { hasRange: boolean; changesAt: Date | null }

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
