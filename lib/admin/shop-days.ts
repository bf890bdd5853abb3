import { parseShopTime } from "./shop-time.ts"

/**
 * Returns the period of days of the shop's calendar ("2026-11-27"), the last one included, as the
 * API filters: `from` inclusive, `until` exclusive (ISO 8601). Days that are none are left out.
 */
export function buildPeriod(first: string, last: string): { from?: string; until?: string } {
  const from = parseShopTime(`${first}T00:00`)
  const until = parseShopTime(`${addDay(last)}T00:00`)
  return { ...(from !== null && { from }), ...(until !== null && { until }) }
}

function addDay(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? "" : new Date(ms + 86_400_000).toISOString().slice(0, 10)
}
