import { type Money, parseAmount, parseCents } from "#lib/contract/money.ts"
import type { WireOverview } from "#lib/contract/overview-calls.ts"

export type Day = NonNullable<WireOverview["orders"]>["days"][number]

/** Paid orders and their money in cents. */
export type Totals = { orders: number; money: Money }

export const weekDays = 7

/**
 * Returns the last seven days and the seven before them, each with the same day of the week before.
 * `days` are the newest first; the result is the oldest first, as a chart is read.
 */
export function listWeekPairs(days: readonly Day[]): { day: Day; before: Day | null }[] {
  return days
    .slice(0, weekDays)
    .map((day, at) => ({ day, before: days[at + weekDays] ?? null }))
    .reverse()
}

/** Returns the totals of days. */
export function sumDays(days: readonly Day[]): Totals {
  const cents = days.reduce((sum, { money }) => sum + parseAmount(money), 0)
  return { orders: days.reduce((sum, { orders }) => sum + orders, 0), money: parseCents(cents) }
}

/** Returns by how much a value has changed, as a fraction: 0.5 is half as much again. Null from 0. */
export function getChange(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before
}
