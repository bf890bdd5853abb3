/** Largest quantity of one line, as in the API. */
const maxQuantity = 999

/** Parses the quantity of a cart line: a whole number from 1 to 999; null for anything else. */
export function parseQuantity(typed: string): number | null {
  const text = typed.trim()
  if (!/^\d{1,10}$/.test(text)) return null
  const qty = Number(text)
  return qty >= 1 && qty <= maxQuantity ? qty : null
}
