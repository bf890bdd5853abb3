/** Maximum clock skew between the back end, which resolves prices, and a storefront. */
const clockMarginMs = 1_000

/**
 * Returns the earliest of these times (ISO 8601) at which a special starts or ends, in ms; null if
 * there is none. A page that is rendered then shows the new price.
 */
export function getNextPriceChange(times: readonly (string | null)[]): number | null {
  const known = times.filter((time) => time !== null).map((time) => Date.parse(time))
  return known.length === 0 ? null : Math.min(...known) + clockMarginMs
}

/**
 * Returns the attribute that holds that time for the script of an open page; none, to save bytes,
 * where there is no change.
 */
export function buildNextChangeAttribute({ priceChangesAt }: { priceChangesAt: string | null }) {
  const changeMs = getNextPriceChange([priceChangesAt])
  return changeMs === null ? {} : { "data-next-change": changeMs }
}
