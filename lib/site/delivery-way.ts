import type { DaySpan } from "#lib/contract/day-span.ts"
import type { Money } from "#lib/money.ts"

/** Postcodes, both ends included. */
export type PostcodeSpan = { first: string; last: string }

/** A way in which the shop brings its goods to customers. */
export type DeliveryWay = {
  /** Its place among the shop's ways, from 1. */
  number: number
  name: string
  price: Money
  /** Goods worth more than this are brought free of charge; null where they never are. */
  freeOver: Money | null
  /** Days on the way; null where the shop does not say. */
  transitDays: DaySpan | null
  /** Where to; null for any address in Australia. */
  postcodes: readonly PostcodeSpan[] | null
}
