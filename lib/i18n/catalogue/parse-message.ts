import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser"
import type { Result } from "#lib/contract/result.ts"

/** A plural in a message: its forms, and which of them contain the number. */
export type Counted = { name: string; forms: { rule: string; includesNumber: boolean }[] }

export type Message = {
  /** Placeholders and their types: "{name}", "{count, plural}", "<link>". */
  places: readonly string[]
  counted: readonly Counted[]
  /** The words alone, of all forms, as one text. */
  words: string
}

const kinds: Readonly<Record<number, string>> = {
  [TYPE.argument]: "",
  [TYPE.number]: ", number",
  [TYPE.date]: ", date",
  [TYPE.time]: ", time",
}

/**
 * Parses an ICU message into its placeholders, plurals and words; returns an error if it is
 * invalid.
 */
export function parseMessage(text: string): Result<Message, string> {
  let parts: MessageFormatElement[]
  try {
    parts = parse(text)
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
  const places = new Set<string>()
  const counted: Counted[] = []
  const words: string[] = []
  const collect = (elements: readonly MessageFormatElement[]): void => {
    for (const part of elements) {
      if (part.type === TYPE.literal) words.push(part.value)
      else if (part.type === TYPE.tag) {
        places.add(`<${part.value}>`)
        collect(part.children)
      } else if (part.type === TYPE.plural || part.type === TYPE.select) {
        places.add(describeChoice(part))
        if (part.type === TYPE.plural) counted.push(readCounted(part))
        for (const option of Object.values(part.options)) collect(option.value)
      } else if (part.type !== TYPE.pound) places.add(`{${part.value}${kinds[part.type] ?? ""}}`)
    }
  }
  collect(parts)
  return { ok: true, value: { places: [...places].sort(), counted, words: words.join(" ") } }
}

function describeChoice(
  part: Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>,
): string {
  if (part.type === TYPE.plural) {
    return `{${part.value}, ${part.pluralType === "ordinal" ? "selectordinal" : "plural"}}`
  }
  return `{${part.value}, select: ${Object.keys(part.options).sort().join(" ")}}`
}

function readCounted({ value: name, options }: PluralElement): Counted {
  const forms = Object.entries(options).map(([rule, option]) => ({
    rule,
    includesNumber: includesNumber(option.value, name),
  }))
  return { name, forms }
}

function includesNumber(parts: readonly MessageFormatElement[], name: string): boolean {
  return parts.some(
    (part) =>
      part.type === TYPE.pound ||
      (part.type === TYPE.tag && includesNumber(part.children, name)) ||
      (part.type === TYPE.argument && part.value === name),
  )
}
