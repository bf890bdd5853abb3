import { type Money, parseAmount } from "../money.ts"
import { shopSentences } from "./shop-sentences.ts"

/** A sentence of the shop's by its name in the catalogues, and what stood in its places. */
export type FoundSentence = {
  name: string
  counts: Readonly<Record<string, number>>
  amount: Money | null
  /** Such as "1 December 2026". */
  day: string | null
}

const places: Readonly<Record<string, string>> = {
  count: String.raw`(?<count>\d[\d,]*)`,
  held: String.raw`(?<held>\d[\d,]*)`,
  amount: String.raw`\$(?<amount>\d[\d,]*\.\d{2})`,
  day: String.raw`(?<day>\d{1,2} [A-Z][a-z]+ \d{4})`,
  any: ".{1,300}",
}

const patterns = shopSentences.map(
  ([name, english]) =>
    [
      name,
      new RegExp(
        `^${english
          .split(/(\{\w+\})/)
          .map(buildPart)
          .join("")}$`,
      ),
    ] as const,
)

/** Which sentence an English one of the API or the contract is; null for any other text. */
export function findSentence(text: string): FoundSentence | null {
  for (const [name, pattern] of patterns) {
    const groups = pattern.exec(text)
    if (groups) return { name, ...readPlaces(groups.groups ?? {}) }
  }
  return null
}

function buildPart(part: string): string {
  return places[part.slice(1, -1)] ?? part.replaceAll(/[$.?*+()[\]|\\^]/g, String.raw`\$&`)
}

function readPlaces(groups: Record<string, string | undefined>): Omit<FoundSentence, "name"> {
  const { count, held, amount, day } = groups
  return {
    counts: { ...(count && { count: readCount(count) }), ...(held && { held: readCount(held) }) },
    amount: amount === undefined ? null : parseAmount(amount.replaceAll(",", "")),
    day: day ?? null,
  }
}

function readCount(text: string): number {
  return Number(text.replaceAll(",", ""))
}
