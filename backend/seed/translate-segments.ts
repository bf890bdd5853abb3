import { bindUnits } from "./write/products.ts"

/** German, Arabic… by the English segment: a line, or a block of HTML with the markup inside it. */
export type SegmentTranslations = Readonly<Record<string, string>>

const blockTag = /(<\/?(?:p|li|td|th|tr|table|tbody|ul|ol|h[1-6]|br)\b[^>]*>|\n)/

/** Lists the segments of a text in order, as the keys of translations. */
export function listSegments(text: string): string[] {
  return text
    .split(blockTag)
    .filter((_, at) => at % 2 === 0)
    .map(normalise)
    .filter((segment) => segment !== "")
}

/** Returns the text with all its segments translated; null if one has no translation. */
export function translateSegments(text: string, translations: SegmentTranslations): string | null {
  const isMissing = listSegments(text).some((segment) => !Object.hasOwn(translations, segment))
  if (isMissing) return null
  return text
    .split(blockTag)
    .map((part, at) => (at % 2 === 0 ? translatePart(part, translations) : part))
    .join("")
}

function translatePart(part: string, translations: SegmentTranslations): string {
  const segment = normalise(part)
  if (segment === "") return part
  const translated = translations[segment] ?? part
  return part.includes("\u00a0") ? bindUnits(translated) : translated
}

function normalise(part: string): string {
  return part.replaceAll("\u00a0", " ").trim()
}
