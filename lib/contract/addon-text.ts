/** Which characters an add-on of the type Text takes. */
export const addonPatterns = ["letters", "letters_and_numbers", "a_to_z"] as const

export type AddonPattern = (typeof addonPatterns)[number]

/** What a product allows in the text of an add-on; null: `longestAddonText`, any characters. */
export type AddonTextLimits = { maxLength: number | null; pattern: AddonPattern | null }

/** Longest text that any add-on takes, in characters. */
export const longestAddonText = 200

/** What a text may not exceed: its number of characters, or the characters it is made of. */
export type BrokenLimit = { limit: "length"; max: number } | { limit: AddonPattern }

/**
 * Letters of any script with their marks and joiners, and what stands in names: "Anne-Marie",
 * "O’Neil", "Mia & Tom", "J. R.". With numbers, dates too: "Rex, 12/5/2010".
 */
const allowedByPattern: Readonly<Record<AddonPattern, RegExp>> = {
  letters: /^[\p{L}\p{M}\p{Join_Control} &'’.,–-]*$/u,
  letters_and_numbers: /^[\p{L}\p{M}\p{N}\p{Join_Control} &'’.,/–-]*$/u,
  a_to_z: /^[a-z]*$/i,
}

/** The first limit that a text breaks; null where it keeps all of them. */
export function findBrokenLimit(text: string, limits: AddonTextLimits): BrokenLimit | null {
  const { pattern } = limits
  const max = resolveMaxLength(limits)
  if (pattern !== null && !allowedByPattern[pattern].test(text)) return { limit: pattern }
  return countCharacters(text) > max ? { limit: "length", max } : null
}

/** How many characters a text may have. */
export function resolveMaxLength({ maxLength }: AddonTextLimits): number {
  return maxLength ?? longestAddonText
}

/** Characters as readers count them: "é" and a family emoji are one each, however they are encoded. */
export function countCharacters(text: string): number {
  return graphemes === null ? [...text].length : [...graphemes.segment(text)].length
}

/** Firefox before version 125 has none: code points are the nearest it can count. */
const graphemes =
  "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null
