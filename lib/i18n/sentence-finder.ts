import type { Messages } from "./load-messages.ts"

/**
 * English sentences by the name of the same in the catalogues (`said.…`), more particular ones before
 * those that would take them too. In braces stand {count}, {held}, {amount}, {day}, a {name}, a
 * {limit}, or {any} words that the catalogues do without.
 */
export type Sentences = readonly (readonly [name: SaidName, english: string])[]

/** The name of a sentence in the catalogues (`said.…`). */
export type SaidName = keyof Messages["said"]

/** A sentence by its name, and what stood in its places: "1,200", "1250.00", "1 December 2026". */
export type FoundSentence = { name: SaidName; words: Readonly<Record<string, string>> }

const places: Readonly<Record<string, string>> = {
  count: String.raw`(?<count>\d[\d,]*)`,
  held: String.raw`(?<held>\d[\d,]*)`,
  amount: String.raw`\$(?<amount>\d[\d,]*\.\d{2})`,
  day: String.raw`(?<day>\d{1,2} [A-Z][a-z]+ \d{4})`,
  name: "(?<name>.{1,300})",
  limit: String.raw`(?<limit>[\d/: .-]{1,40}(?:am|pm)?)`,
  any: ".{1,300}",
}

/** Tells which of the sentences a text is; null for any other text. */
export function buildSentenceFinder(sentences: Sentences): (text: string) => FoundSentence | null {
  const patterns = sentences.map(([name, english]) => ({ name, pattern: buildPattern(english) }))
  return (text) => {
    for (const { name, pattern } of patterns) {
      const match = pattern.exec(text)
      if (match) return { name, words: { ...match.groups } }
    }
    return null
  }
}

function buildPattern(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/)
  const source = parts.map((part, at) =>
    at % 2 === 1 ? (places[part] ?? "") : part.replaceAll(/[$.?*+()[\]|\\^]/g, String.raw`\$&`),
  )
  return new RegExp(`^${source.join("")}$`)
}
