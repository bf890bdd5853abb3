import type { Money } from "#lib/contract/money.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"

/** Range of postcodes, both ends included. */
export type PostcodeSpan = { first: string; last: string }

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
