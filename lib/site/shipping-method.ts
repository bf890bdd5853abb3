import type { Money } from "#lib/contract/money.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"

/** Range of postcodes, both ends included. */
type PostcodeSpan = { first: string; last: string }

/** A shipping method of the shop. */
export type ShippingMethod = {
  /** Its position among the shop's shipping methods, from 1. */
  number: number
  name: string
  price: Money
  /** Items worth more than this ship free of charge; null where they never do. */
  freeOver: Money | null
  /** Days in transit; null where the shop does not specify them. */
  transitDays: DaySpan | null
  /** Destinations; null for any address in Australia. */
  postcodes: readonly PostcodeSpan[] | null
}

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
