/** Formats integer cents as an API amount: decimal AUD with two places, such as "24.95". */
export function buildAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents.`)
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses an amount such as "24.95" into integer cents. Throws a RangeError on anything else. */
export function parseAmount(amount: string): number {
  const parts = /^(-?)(\d{1,9})\.(\d{2})$/.exec(amount)
  if (!parts) throw new RangeError(`"${amount}" is not an amount with two decimals.`)
  const cents = Number(`${parts[2]}${parts[3]}`)
  return parts[1] === "-" && cents !== 0 ? -cents : cents
}
