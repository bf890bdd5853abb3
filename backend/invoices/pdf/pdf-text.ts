/** Signs beyond Latin-1 that the fonts every PDF reader has can show (WinAnsi encoding). */
const shown = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ")

/** Letters that are not a plain letter with a mark, and signs with a near relation. */
const stand: Record<string, string> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ħ: "h", Ħ: "H", ı: "i", ŋ: "n", Ŋ: "N" },
  ...{ "−": "-", "‐": "-", "‑": "-", "″": '"', "′": "'", "→": "->", "≤": "<=", "≥": ">=" },
}

/**
 * A text in the signs a PDF can show without carrying a font of its own: letters lose marks it does
 * not know, and whatever is left of other scripts becomes "?". Line breaks become spaces.
 */
export function buildPdfText(text: string): string {
  return Array.from(text.normalize("NFC").replaceAll(/[\p{Z}\p{Cc}]+/gu, " "), resolveSign).join("")
}

function resolveSign(sign: string): string {
  if (isShown(sign)) return sign
  const plain = stand[sign] ?? sign.normalize("NFKD").replaceAll(/\p{M}/gu, "")
  if (plain === "" || /^\p{Cf}$/u.test(sign)) return ""
  return Array.from(plain).every(isShown) ? plain : "?"
}

function isShown(sign: string): boolean {
  return shown.has(sign) || /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff]$/.test(sign)
}
