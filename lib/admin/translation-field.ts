/**
 * Where a text stands: the name of its field or setting, and of the block and its part (from 1), or of the
 * field of a form, that it belongs to.
 */
export type TextPlace = { name: string; block?: string; part?: number; formField?: string }

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
