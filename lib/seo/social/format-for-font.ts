import { formatSingleLine } from "../plain-text.ts"
import { fontCharacters } from "./font-characters.ts"

/** Characters without a glyph of their own: direction marks, joiners, soft hyphens. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu

/**
 * Formats a text in the characters of the card font: dashes and spaces become plain ones, emoji and
 * other symbols are omitted. Null if the font lacks an alphabetic character or a digit, because the
 * text would then be wrong.
 */
export function formatForFont(text: string): string | null {
  const characters: string[] = []
  for (const character of formatSingleLine(text.normalize("NFC").replace(invisible, ""))) {
    if (isInFont(character)) characters.push(character)
    else if (/\p{Zs}/u.test(character)) characters.push(" ")
    else if (/\p{Pd}/u.test(character)) characters.push("-")
    else if (/[\p{L}\p{N}\p{M}]/u.test(character)) return null
  }
  const formatted = formatSingleLine(characters.join(""))
  return /[\p{L}\p{N}]/u.test(formatted) ? formatted : null
}

function isInFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return fontCharacters.some(([first, last]) => first <= code && code <= last)
}
