const maxCents = 999_999_999

/**
 * Parses a price as people and spreadsheets write it into cents: "24.95", "$1,234.50", "24,95" or
 * "1.234,50". Null for anything else and for ambiguous notations such as "1.234".
 */
export function parsePrice(text: string): number | null {
  const plain = text.trim().replace(/^(A?\$|AUD)\s*/i, "")
  const point = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain)
  const comma = /^(\d{1,3}(?:\.\d{3})+|\d{1,7}),(\d{1,2})$/.exec(plain)
  const [, whole = "", part = ""] = point ?? comma ?? []
  if (whole === "") return null
  const cents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(part.padEnd(2, "0"))
  return cents <= maxCents ? cents : null
}
