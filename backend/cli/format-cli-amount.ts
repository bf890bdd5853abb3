import { buildAmount } from "#lib/contract/money.ts"

/** Formats cents such as "$24.95", without thousands separators. */
export function formatCliAmount(cents: number): string {
  return cents < 0 ? `-$${buildAmount(-cents)}` : `$${buildAmount(cents)}`
}
