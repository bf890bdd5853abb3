/** The party that stock is reserved for. `network` and `address` are digests; empty if unknown. */
export type HoldParty = { userId: number; network: string; address: string }

/** Stock that was reserved for an order which was never paid. */
export type StockHold = HoldParty & { from: Date; until: Date }

const dayMs = 86_400_000

/**
 * How often stock may be reserved without payment, each time for as long as an order stays open.
 */
export const holdLimits = {
  customer: { holds: 3, withinDays: 7 },
  address: { holds: 5, withinDays: 1 },
  network: { holds: 10, withinDays: 1 },
} as const

export type HoldLimit = keyof typeof holdLimits

/** Reservations older than this count towards no limit. */
export const longestHoldMemoryMs = 7 * dayMs

const isSame: Record<HoldLimit, (hold: StockHold, party: HoldParty) => boolean> = {
  customer: (hold, party) => hold.userId === party.userId,
  address: (hold, party) => party.address !== "" && hold.address === party.address,
  network: (hold, party) => party.network !== "" && hold.network === party.network,
}

/**
 * Returns the limit of unpaid reservations that this customer, or others at the same address or
 * network, have reached; null if none. Counts the reserved time: an order that is superseded or
 * sent again in time extends its reservation, and twenty orders within a minute count as much as
 * one.
 */
export function findHoldLimit(
  holds: readonly StockHold[],
  party: HoldParty,
  { holdMs, now }: { holdMs: number; now: Date },
): HoldLimit | null {
  const isUsedUp = (limit: HoldLimit) => {
    const { holds: most, withinDays } = holdLimits[limit]
    const since = now.getTime() - withinDays * dayMs
    const counted = holds.filter(
      (hold) => hold.until.getTime() > since && isSame[limit](hold, party),
    )
    const heldMs = counted.reduce(
      (sum, { from, until }) => sum + until.getTime() - from.getTime(),
      0,
    )
    return heldMs >= most * holdMs
  }
  const limits = ["customer", "address", "network"] as const
  return limits.find(isUsedUp) ?? null
}
