const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * True if the text is an Australian Business Number: eleven digits, optionally separated by spaces,
 * whose weighted sum is a multiple of 89 (Australian Business Register).
 */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(" ", "")
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => {
    const digit = Number(digits[at]) - (at === 0 ? 1 : 0)
    return total + weight * digit
  }, 0)
  return sum % 89 === 0
}
