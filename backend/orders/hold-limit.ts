/** For whom stock was set aside. The words stand for addresses; an empty one for none. */
export type HoldParty = { userId: number; network: string; address: string }

/** Stock that was set aside for an order that nobody has paid. */
export type StockHold = HoldParty & { from: Date; until: Date }

const dayMs = 86_400_000

/** How often stock may be set aside without being paid for, each time for as long as an order waits. */
export const holdLimits = {
  customer: { holds: 3, withinDays: 7 },
  address: { holds: 5, withinDays: 1 },
  network: { holds: 10, withinDays: 1 },
} as const

export type HoldLimit = keyof typeof holdLimits

/** What is older than this counts for no limit. */
export const longestHoldMemoryMs = 7 * dayMs

const isSame: Record<HoldLimit, (hold: StockHold, party: HoldParty) => boolean> = {
  customer: (hold, party) => hold.userId === party.userId,
  address: (hold, party) => party.address !== "" && hold.address === party.address,
  network: (hold, party) => party.network !== "" && hold.network === party.network,
}

/**
 * The limit up to which this customer, or others at the same address or network, have had stock set
 * aside without paying; null while there is none. It is time that counts: an order that is replaced
 * or sent again in time goes on holding, and twenty within a minute hold no longer than one.
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
