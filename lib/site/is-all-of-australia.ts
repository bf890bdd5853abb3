import type { PostcodeSpan } from "./shipping-method.ts"

/** Postcodes of addresses, from the Northern Territory's first to Tasmania's last. */
const firstPostcode = 800
const lastPostcode = 7_999
/** External territories, which have country codes of their own. */
const external = new Set([2_899, 6_798, 6_799, 7_151])

/** True if these postcodes include every address of Australia's states and inner territories. */
export function isAllOfAustralia(spans: readonly PostcodeSpan[]): boolean {
  const known = spans.map(({ first, last }) => ({ first: Number(first), last: Number(last) }))
  for (let postcode = firstPostcode; postcode <= lastPostcode; postcode++) {
    if (external.has(postcode)) continue
    if (!known.some(({ first, last }) => first <= postcode && postcode <= last)) return false
  }
  return true
}
