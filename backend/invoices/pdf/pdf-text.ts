/** Signs beyond Latin-1 that the fonts every PDF reader has can show (WinAnsi encoding). */
const shown = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ")

/** A text with its line breaks as spaces, and without signs that nobody sees. */
export function cleanPdfText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Z}\p{Cc}]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
}

/** Whether the fonts every PDF reader has can show it, so that the file carries none for it. */
export function isPlainPdfText(text: string): boolean {
  return Array.from(text).every(
    (sign) => shown.has(sign) || /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/.test(sign),
  )
}

/** What DejaVu Sans has in both weights: Latin, Greek, Cyrillic, Armenian, Georgian, arrows, sums. */
const carried =
  /^[\u0020-\u007e\u00a1-\u02af\u0370-\u0525\u0531-\u0556\u0561-\u0587\u10d0-\u10fc\u1e00-\u1efb\u2010-\u2027\u2030-\u205e\u20a0-\u20b5\u2190-\u2199\u2200-\u22ff]$/

/**
 * A text in the signs that the carried font has: letters lose marks it does not know, and whatever
 * is left becomes "?".
 */
export function keepCarriedSigns(text: string): string {
  return Array.from(text, (sign) => {
    if (carried.test(sign)) return sign
    const plain = Array.from(sign.normalize("NFKD").replaceAll(/\p{M}/gu, ""))
    return plain.every((letter) => carried.test(letter)) ? plain.join("") : "?"
  }).join("")
}
