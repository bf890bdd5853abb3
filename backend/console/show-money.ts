import { buildAmount } from "#backend/catalogue/amount.ts"

/** Cents as the owner reads them, such as "$24.95". */
export function showCents(cents: number): string {
  return cents < 0 ? `-$${buildAmount(-cents)}` : `$${buildAmount(cents)}`
}
