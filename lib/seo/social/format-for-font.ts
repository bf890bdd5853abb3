import { formatSingleLine } from "../plain-text.ts"
import { fontCharacters } from "./font-characters.ts"

/** Characters without a glyph of their own: direction marks, joiners, soft hyphens. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu

/**
 * Formats a text in the characters of the card font: dashes and spaces become plain ones, emoji and
 * other symbols are omitted. Null if the font lacks an alphabetic character or a digit, because the
 * text would then be wrong.
 */
export function formatForFont(text: string): string | null {
  const signs: string[] = []
  for (const sign of formatSingleLine(text.normalize("NFC").replace(unseen, ""))) {
    if (isInFont(sign)) signs.push(sign)
    else if (/\p{Zs}/u.test(sign)) signs.push(" ")
    else if (/\p{Pd}/u.test(sign)) signs.push("-")
    else if (/[\p{L}\p{N}\p{M}]/u.test(sign)) return null
  }
  const written = formatSingleLine(signs.join(""))
  return /[\p{L}\p{N}]/u.test(written) ? written : null
}

function isInFont(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return fontCharacters.some(([first, last]) => first <= code && code <= last)
}
