/** The font of a piece of text: a standard PDF font, DejaVu Sans, or GNU Unifont. */
export type PdfFont = "plain" | "carried" | "spare"

/** Characters beyond Latin-1 that the standard PDF fonts can show (WinAnsi encoding). */
const shown = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ")

/** Returns a text with its line breaks as spaces and without invisible characters. */
export function formatPdfText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
}

/** True if the standard PDF fonts can show the text, so that no font is embedded for it. */
export function isPlainPdfText(text: string): boolean {
  return Array.from(text).every(
    (sign) => shown.has(sign) || /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/.test(sign),
  )
}

/**
 * The ranges that DejaVu Sans has in both weights: Latin, Greek, Cyrillic, Armenian, Hebrew,
 * Arabic, Georgian, arrows, mathematical operators.
 */
const carried =
  /^[\u0020-\u007e\u00a1-\u02af\u0370-\u0525\u0531-\u0556\u0561-\u0587\u05d0-\u05ea\u0621-\u063a\u0640-\u0655\u0660-\u066f\u0674\u0679-\u06bf\u06cc\u06f0-\u06f9\u10d0-\u10fc\u1e00-\u1efb\u2010-\u2027\u2030-\u205e\u20a0-\u20b5\u2190-\u2199\u2200-\u22ff]$/

/** What Unifont has: the characters of every script in the first 65,536 code points. */
const spare = /^[\u0020-\uffff]$/u
const visible = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u

/**
 * Splits a text that the standard PDF fonts cannot show into pieces of one font each. Removes
 * unknown diacritics; every other unknown character becomes "?".
 */
export function listFontPieces(
  text: string,
  hasSpare: boolean,
): { font: Exclude<PdfFont, "plain">; text: string }[] {
  const pieces: { font: Exclude<PdfFont, "plain">; text: string }[] = []
  for (const sign of text) {
    const next = resolveSign(sign, hasSpare)
    const last = pieces.at(-1)
    if (last?.font === next.font) last.text += next.text
    else pieces.push(next)
  }
  return pieces
}

function resolveSign(sign: string, hasSpare: boolean) {
  if (carried.test(sign)) return { font: "carried" as const, text: sign }
  const plain = Array.from(sign.normalize("NFKD").replaceAll(/\p{M}/gu, ""))
  if (plain.length > 0 && plain.every((character) => carried.test(character))) {
    return { font: "carried" as const, text: plain.join("") }
  }
  if (hasSpare && spare.test(sign) && visible.test(sign)) {
    return { font: "spare" as const, text: sign }
  }
  return { font: "carried" as const, text: "?" }
}

const rtlScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Splits a line into parts in visual order, from left to right: words of a right-to-left script
 * follow each other in that direction, numbers among them included, in a line that runs left to
 * right (the part of Unicode Standard Annex 9 that names and addresses need).
 */
export function resolveVisualOrder(text: string): string[] {
  if (!rtlScript.test(text)) return [text]
  const parts = text.match(/\s+|\p{Nd}+(?:[.,:/-]\p{Nd}+)*|[^\s\p{Nd}]+/gu) ?? []
  const ordered: string[] = []
  for (let at = 0; at < parts.length; ) {
    const end = findEnd(parts, at)
    const run = parts.slice(at, end).reverse()
    ordered.push(...(rtlScript.test(run.join("")) ? run.map(mirrorBrackets) : run))
    at = end
  }
  return ordered
}

/** Returns the end of the right-to-left run that starts here, or of this one part. */
function findEnd(parts: readonly string[], start: number): number {
  if (!rtlScript.test(parts[start] ?? "")) return start + 1
  let end = start + 1
  for (let at = end; at < parts.length; at += 1) {
    const part = parts[at] ?? ""
    if (rtlScript.test(part) || /^(?:\p{Nd}|[)\]»])/u.test(part)) end = at + 1
    else if (/\p{L}/u.test(part)) break
  }
  return end
}

const mirrored: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "«": "»",
  "»": "«",
}

/** Mirrors brackets, so that they open towards their content in either direction. */
function mirrorBrackets(part: string): string {
  return part.replaceAll(/[()[\]«»]/g, (bracket) => mirrored[bracket] ?? bracket)
}
