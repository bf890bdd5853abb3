import { type Money, parseAmount, parseCents } from "#lib/contract/money.ts"
import { isPaidStatus, type OrderStatus } from "#lib/contract/rules/order-status.ts"

export const weekDays = 7

/** The fields of an order that the week needs. */
type CountedOrder = {
  placed_at: string
  paid_at: string | null
  status: OrderStatus
  total_amount: string
}

/** Paid orders of a day of the shop's calendar, "2026-11-27", and their total. */
export type DayTotals = { day: string; orders: number; money: Money }

/** Returns the calendar day of a timestamp in a time zone, as "2026-11-27". */
export function formatDay(timestamp: number | string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(
    new Date(timestamp),
  )
}

/**
 * Returns the paid orders of the last seven days, today first: orders by the day on which they were
 * paid. Refunded and cancelled orders do not count.
 */
export function buildWeek(
  orders: readonly CountedOrder[],
  nowMs: number,
  timeZone: string,
): DayTotals[] {
  return Array.from({ length: weekDays }, (_, back) => {
    const day = formatDay(nowMs - back * 86_400_000, timeZone)
    const paid = orders.filter(
      ({ paid_at, status }) =>
        paid_at !== null && isPaidStatus(status) && formatDay(paid_at, timeZone) === day,
    )
    const cents = paid.reduce((sum, { total_amount }) => sum + parseAmount(total_amount), 0)
    return { day, orders: paid.length, money: parseCents(cents) }
  })
}
