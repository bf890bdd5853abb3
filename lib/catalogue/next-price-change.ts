/** The clocks of the back end, which resolves prices, and of a storefront may differ by this. */
const clockMarginMs = 1_000

/**
 * The soonest of these moments (ISO 8601) at which a special begins or ends, in ms; null if there is
 * none. A page that is rendered then shows the new price.
 */
export function getNextPriceChange(moments: readonly (string | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null).map((moment) => Date.parse(moment))
  return known.length === 0 ? null : Math.min(...known) + clockMarginMs
}

/** The attribute by which an open page knows that moment; none costs no bytes of the page. */
export function markNextChange({ priceChangesAt }: { priceChangesAt: string | null }) {
  const changeMs = getNextPriceChange([priceChangesAt])
  return changeMs === null ? {} : { "data-next-change": changeMs }
}
