/**
 * Where a text stands: the name of its field or setting, and of the block and its part (from 1), or of the
 * field of a form, that it belongs to.
 */
export type TextPlace = { name: string; block?: string; part?: number; formField?: string }

/** The names of fields and settings that the back office has a label for. */
const textNames = [
  "name",
  "title",
  "meta_description",
  "content",
  "blurb",
  "badge",
  "shipping_note",
  "heading",
  "sub_heading",
  "subheading",
  "link_button_text",
  "description",
  "thank_you",
  "text",
  "html",
  "button_text",
  "label",
  "placeholder",
  "validation_message",
  "option",
] as const

export type TextName = (typeof textNames)[number]

/** Returns the name if there is a label for it; null otherwise. */
export function findTextName(name: string): TextName | null {
  return textNames.find((known) => known === name) ?? null
}

/** Parses the name of a field, as exported files have it: see `listRowTexts` and `listFormTexts`. */
export function parseTextPlace(field: string): TextPlace {
  const [first = "", second = "", ...rest] = field.split(".")
  const [third = "", setting] = rest
  if (first === "block") {
    return setting === undefined
      ? { name: third, block: second }
      : { name: setting, block: second, part: Number(third) + 1 }
  }
  if (first === "question" || first === "field") {
    const formField = first === "field" ? String(Number(second) + 1) : second
    return { name: third, formField }
  }
  return { name: field }
}
