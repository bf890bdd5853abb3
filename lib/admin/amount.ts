import { parseAmount } from "#lib/contract/money.ts"

/**
 * Returns an amount as the API writes it, "24.95", from what is typed in any language: "24.95",
 * "24,95", "24.9" or "24". Null for anything else.
 */
export function parseTypedAmount(text: string): string | null {
  const match = /^(\d{1,9})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (match === null) return null
  const [, dollars = "", cents = ""] = match
  return `${Number(dollars)}.${cents.padEnd(2, "0")}`
}

/**
 * Returns basis points from a percentage as it is typed: "10", "12.5", "12,5" or "10 %". Null for
 * anything else, and for more than 100 %.
 */
export function parseTypedPercent(text: string): number | null {
  const amount = parseTypedAmount(text.replace("%", ""))
  const basisPoints = amount === null ? null : parseAmount(amount)
  return basisPoints !== null && basisPoints <= 10_000 ? basisPoints : null
}

/** Formats basis points as a percentage without its sign: "12.5". */
export function formatPercent(basisPoints: number): string {
  return String(basisPoints / 100)
}

/** Returns a whole number of at least 0 from what is typed; null for anything else. */
export function parseTypedCount(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
}
