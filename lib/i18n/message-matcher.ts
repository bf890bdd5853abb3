import type { Messages } from "./load-messages.ts"

/**
 * English messages with their key in the catalogues. Specific ones come before more general ones.
 * The placeholders are {count}, {held}, {amount}, {day}, a {name}, a {limit}, or {any} text that
 * the catalogues do not use.
 */
export type MessagePatterns = readonly (readonly [name: ApiErrorName, english: string])[]

/** Key of a message in its namespace of the catalogues. */
export type ApiErrorName = keyof Messages["apiErrors"]

/**
 * The key of a message and the values of its placeholders: "1,200", "1250.00", "1 December 2026".
 */
export type MessageMatch = { name: ApiErrorName; words: Readonly<Record<string, string>> }

const places: Readonly<Record<string, string>> = {
  count: String.raw`(?<count>\d[\d,]*)`,
  held: String.raw`(?<held>\d[\d,]*)`,
  amount: String.raw`\$(?<amount>\d[\d,]*\.\d{2})`,
  day: String.raw`(?<day>\d{1,2} [A-Z][a-z]+ \d{4})`,
  name: "(?<name>.{1,300})",
  limit: String.raw`(?<limit>[\d/: .-]{1,40}(?:am|pm)?)`,
  any: ".{1,300}",
}

/** Returns a function that finds the message of a text; null for any other text. */
export function buildMessageMatcher(
  messagePatterns: MessagePatterns,
): (text: string) => MessageMatch | null {
  const patterns = messagePatterns.map(([name, english]) => ({
    name,
    pattern: buildPattern(english),
  }))
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
