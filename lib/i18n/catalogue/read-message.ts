import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser"

/** A counted part of a message: the text of each form, and whether it says the number. */
export type Counted = { name: string; forms: { rule: string; saysNumber: boolean }[] }

export type Message = {
  /** What is filled in, and how: "{name}", "{count, plural}", "<link>". */
  places: readonly string[]
  counted: readonly Counted[]
  /** The words alone, as one text, of all forms. */
  words: string
}

const kinds: Readonly<Record<number, string>> = {
  [TYPE.argument]: "",
  [TYPE.number]: ", number",
  [TYPE.date]: ", date",
  [TYPE.time]: ", time",
}

/** What a message is made of; a fault where it is no ICU message. */
export function readMessage(text: string): Message | { fault: string } {
  let parts: MessageFormatElement[]
  try {
    parts = parse(text)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
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
  return { places: [...places].sort(), counted, words: words.join(" ") }
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
    saysNumber: saysNumber(option.value, name),
  }))
  return { name, forms }
}

function saysNumber(parts: readonly MessageFormatElement[], name: string): boolean {
  return parts.some(
    (part) =>
      part.type === TYPE.pound ||
      (part.type === TYPE.tag && saysNumber(part.children, name)) ||
      (part.type === TYPE.argument && part.value === name),
  )
}
