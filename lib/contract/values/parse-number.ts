/** Maximum number of digits that a number stores exactly. */
const maxDigits = 15

/**
 * Parses a plain decimal such as "-12.5". Returns null for anything else, or where digits would be
 * lost.
 */
export function parseDecimal(text: string): number | null {
  const plain = text.trim()
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  if (plain.replace(/\D/g, "").replace(/^0+/, "").length > maxDigits) return null
  return Number(plain) + 0
}

/**
 * Parses a number as people write it: "1,234.50", "$12", "12 %", "- 3". Commas and spaces are
 * allowed only between groups of three digits, so that "1,5" is not read as fifteen.
 */
export function parseWrittenNumber(text: string, sign: "$" | "%" | ""): number | null {
  const bare = stripSign(text.trim(), sign).replace(/^([+-])\s+/, "$1")
  if (/[,\s]/.test(bare) && !/^[+-]?\d{1,3}(?:[,\s]\d{3})+(?:\.\d*)?$/.test(bare)) return null
  return parseDecimal(bare.replace(/[,\s]/g, ""))
}

function stripSign(text: string, sign: "$" | "%" | ""): string {
  if (sign === "$") return text.replace(/^([+-]?)\s*(?:AUD|A)?\s*\$\s*/i, "$1")
  return sign === "%" ? text.replace(/\s*%$/, "") : text
}

/**
 * True if a number is a whole number of steps away from `base`, within floating-point precision.
 */
export function isOnStep(value: number, step: number, base: number): boolean {
  const steps = (value - base) / step
  const slack = Math.max(1e-6, Math.abs(steps) * 4 * Number.EPSILON)
  return Math.abs(steps - Math.round(steps)) <= slack
}
