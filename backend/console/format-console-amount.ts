import { buildAmount } from "#backend/catalogue/amount.ts"

/** Formats cents such as "$24.95", without thousands separators. */
export function formatConsoleAmount(cents: number): string {
  return cents < 0 ? `-$${buildAmount(-cents)}` : `$${buildAmount(cents)}`
}
