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

/** Returns a whole number of at least 0 from what is typed; null for anything else. */
export function parseTypedCount(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null
}
