/** Character sets that an add-on of the type Text may allow. */
export const addonPatterns = ["letters", "letters_and_numbers", "a_to_z"] as const

export type AddonPattern = (typeof addonPatterns)[number]

/** Limits of a product on the text of an add-on; null: `maxAddonTextLength`, any characters. */
export type AddonTextLimits = { maxLength: number | null; pattern: AddonPattern | null }

/** Maximum length of any add-on text, in characters. */
export const maxAddonTextLength = 200

/** The violated limit: the number of characters, or the allowed character set. */
export type BrokenLimit = { limit: "length"; max: number } | { limit: AddonPattern }

/**
 * Alphabetic characters of any script with their combining marks and joiners, and what occurs in
 * names: "Anne-Marie", "O’Neil", "Mia & Tom", "J. R.". With numbers, dates too: "Rex, 12/5/2010".
 */
const allowedByPattern: Readonly<Record<AddonPattern, RegExp>> = {
  letters: /^[\p{L}\p{M}\p{Join_Control} &'’.,–-]*$/u,
  letters_and_numbers: /^[\p{L}\p{M}\p{N}\p{Join_Control} &'’.,/–-]*$/u,
  a_to_z: /^[a-z]*$/i,
}

/** Returns the first limit that a text violates; null if it violates none. */
export function findBrokenLimit(text: string, limits: AddonTextLimits): BrokenLimit | null {
  const { pattern } = limits
  const max = resolveMaxLength(limits)
  if (pattern !== null && !allowedByPattern[pattern].test(text)) return { limit: pattern }
  return getGraphemeCount(text) > max ? { limit: "length", max } : null
}

/** Returns the maximum number of characters of a text. */
export function resolveMaxLength({ maxLength }: AddonTextLimits): number {
  return maxLength ?? maxAddonTextLength
}

/** Matches printable ASCII, of which each code unit is one grapheme. */
const plainText = /^[ -~]*$/
let graphemes: Intl.Segmenter | undefined

/** Returns the number of graphemes: "é" and a family emoji count as one each, in any encoding. */
export function getGraphemeCount(text: string): number {
  if (plainText.test(text)) return text.length
  // Firefox before version 125 has no Segmenter. The fallback counts code points.
  if (!("Segmenter" in Intl)) return [...text].length
  // Created late: it takes a browser 20 ms, on a slow phone 80, and most pages never need it.
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" })
  return [...graphemes.segment(text)].length
}
