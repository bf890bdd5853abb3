/** How a search limits the price, as it was typed; both bounds in cents and inclusive. */
export type PricePhrase = {
  kind: "under" | "up_to" | "over" | "from" | "between"
  minCents: number | null
  maxCents: number | null
}

/** A search text without its price, which is null where it has none. */
export type ParsedPrice = {
  rest: string
  price: PricePhrase | null
  /** A price that no product can have, as it was typed: "under 0". */
  ignored: string | null
}

const amount = String.raw`(?:au?d?\$|\$)?\s*(\d{1,6}(?:\.\d{1,2})?)\s*(?:dollars?|bucks|aud)?`
const sign = String.raw`(?:au?d?\$|\$)\s*(\d{1,6}(?:\.\d{1,2})?)`
/** A number before one of these, or before a character, is no price: "under 20 mm", "over 3 years". */
const units = `mm|cm|m|km|in|inch(?:es)?|ft|ml|l|lit(?:re|er)s?|g|kg|grams?|oz|w|v|mah|x|pcs?|pieces?|packs?|sheets?|years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|people|kids|degrees?|microns?|percent`
const end = String.raw`(?!\s*(?:${units})(?![a-z])|[.,]?\d|\s*[%°"'’×-]|[a-z])`
const start = String.raw`(?<![\p{L}\p{N}$.-])`

const build = (text: string) => new RegExp(start + text + end, "iu")

const ranges = [
  build(String.raw`(?:between|from)\s+${amount}\s+(?:and|to)\s+${amount}`),
  build(`${amount}\\s+to\\s+${amount}`),
  build(`${sign}\\s*[-–]\\s*\\$?\\s*(\\d{1,6}(?:\\.\\d{1,2})?)`),
]

const bounds = [
  ["under", build(String.raw`(?:(?:under|below|less than|cheaper than)\s+|<\s*(?!=))${amount}`)],
  ["up_to", build(String.raw`(?:(?:up to|at most|no more than|max(?:imum)?)\s+|<=\s*)${amount}`)],
  ["over", build(String.raw`(?:(?:over|above|more than)\s+|>\s*(?!=))${amount}`)],
  ["from", build(String.raw`(?:(?:at least|from|min(?:imum)?)\s+|>=\s*)${amount}`)],
] as const

/**
 * Finds the price in a search text: "under 20", "over $10", "10 to 20". A range that is the wrong way
 * round is turned. Only the first price counts.
 */
export function parsePricePhrase(text: string): ParsedPrice {
  for (const pattern of ranges) {
    const match = pattern.exec(text)
    if (!match) continue
    const cents = [parseCents(match[1]), parseCents(match[2])].sort((a, b) => a - b)
    const [minCents = 0, maxCents = 0] = cents
    return maxCents === 0
      ? ignore(text, match)
      : { rest: cut(text, match), price: { kind: "between", minCents, maxCents }, ignored: null }
  }
  for (const [kind, pattern] of bounds) {
    const match = pattern.exec(text)
    if (!match) continue
    const price = buildBound(kind, parseCents(match[1]))
    return price === null ? ignore(text, match) : { rest: cut(text, match), price, ignored: null }
  }
  return { rest: text, price: null, ignored: null }
}

function buildBound(kind: (typeof bounds)[number][0], cents: number): PricePhrase | null {
  if (kind === "over") return { kind, minCents: cents + 1, maxCents: null }
  if (kind === "from") return { kind, minCents: cents, maxCents: null }
  if (cents === 0) return null
  return { kind, minCents: null, maxCents: kind === "under" ? cents - 1 : cents }
}

function parseCents(text = ""): number {
  return Math.round(Number(text) * 100)
}

function cut(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim()
}

function ignore(text: string, match: RegExpExecArray): ParsedPrice {
  return { rest: cut(text, match), price: null, ignored: match[0].trim() }
}
