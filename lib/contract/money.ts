declare const moneyBrand: unique symbol

/** An amount in AUD as whole cents. */
export type Money = number & { readonly [moneyBrand]: true }

/** Notation of an amount in the API: two decimals, after at most nine digits. */
export const amountPattern = /^-?\d{1,9}\.\d{2}$/

/** Returns money of whole cents. Throws a RangeError for anything but a safe integer. */
export function parseCents(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  return cents as Money
}

/** Parses an amount of the API, such as "24.95". Throws a RangeError for any other text. */
export function parseAmount(amount: string): Money {
  if (!amountPattern.test(amount)) {
    throw new RangeError(`Not an amount with two decimals: ${amount}`)
  }
  // The sum of -0 and 0 is 0.
  return parseCents(Number(amount.replace(".", "")) + 0)
}

/**
 * Formats whole cents as the API and structured data write them: "24.95". Throws a RangeError for
 * anything but a safe integer.
 */
export function buildAmount(cents: number): string {
  const money = parseCents(cents)
  const digits = String(Math.abs(money)).padStart(3, "0")
  return `${money < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
