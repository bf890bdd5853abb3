import { boldWidths, regularWidths } from "./arial-widths.ts"

/** Arial in a size: the font of search results and social cards, or one of the same width. */
export type Font = { sizePx: number; isBold?: boolean }

/** Units of Arial's font design per em. */
const unitsPerEm = 2048
/** Width of a lower-case character, for scripts that Arial's table lacks, such as Georgian. */
const fallbackUnits = 1139
/** Characters that are one em wide: Chinese, Japanese, Korean, emoji. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u
/** Characters without a width: combining accents, joiners, direction marks. */
const zeroWidth = /^[\p{M}\p{Cf}\p{Cc}]+$/u
const emojiVariant = /\ufe0f/

const regular = buildWidthMap(regularWidths)
const bold = buildWidthMap(boldWidths)
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * Returns the width of a text on one line, in pixels. White space counts as a browser renders it.
 */
export function measureText(text: string, font: Font): number {
  let units = 0
  for (const sign of listGraphemes(collapseSpaces(text))) units += getUnits(sign, font)
  return toPixels(units, font)
}

export type TextBox = {
  font: Font
  /** Width of a line in pixels. */
  widthPx: number
  lines?: number
}
export type TruncatedText = { text: string; isCut: boolean }

const ellipsis = " ..."

/**
 * Truncates a text to a number of lines, filled word by word. The overflow after the last whole
 * word is replaced by "..."; a first word that is too long is cut itself.
 */
export function truncateToWidth(
  text: string,
  { font, widthPx, lines = 1 }: TextBox,
): TruncatedText {
  const whole = collapseSpaces(text)
  const words = whole === "" ? [] : whole.split(" ")
  const placed: string[] = []
  let rest = words
  for (let line = 1; line <= lines && rest.length > 0; line++) {
    const isLast = line === lines
    const count = countFitting(rest, font, widthPx)
    if (count === rest.length) return { text: [...placed, ...rest].join(" "), isCut: false }
    if (isLast) return { text: truncateLastLine(placed, rest, font, widthPx), isCut: true }
    if (count === 0) {
      // A word wider than a line continues on the next line.
      const [word = "", ...others] = rest
      const part = truncateWord(word, font, widthPx)
      placed.push(part)
      rest = [word.slice(part.length), ...others]
    } else {
      placed.push(...rest.slice(0, count))
      rest = rest.slice(count)
    }
  }
  return { text: placed.join(" "), isCut: false }
}

/** Returns the text with its last line truncated: whole words and an ellipsis. */
function truncateLastLine(
  placed: readonly string[],
  rest: readonly string[],
  font: Font,
  widthPx: number,
) {
  const availablePx = widthPx - measureText(ellipsis.trim(), font) - measureText("\u00a0", font)
  const count = countFitting(rest, font, availablePx)
  const [word = ""] = rest
  const last = count === 0 ? [truncateWord(word, font, availablePx)] : rest.slice(0, count)
  return `${[...placed, ...last].join(" ")}${ellipsis}`
}

/** Returns how many of the words fit beside each other into a width. */
function countFitting(words: readonly string[], font: Font, widthPx: number): number {
  const space = measureText("\u00a0", font)
  let used = -space
  for (const [at, word] of words.entries()) {
    used += space + measureText(word, font)
    if (used > widthPx) return at
  }
  return words.length
}

function truncateWord(word: string, font: Font, widthPx: number): string {
  let fitting = ""
  let units = 0
  for (const sign of listGraphemes(word)) {
    units += getUnits(sign, font)
    if (toPixels(units, font) > widthPx && fitting !== "") return fitting
    fitting += sign
  }
  return fitting
}

/** Yields the graphemes of a text, so that no emoji or accented character is split. */
function* listGraphemes(text: string): Iterable<string> {
  for (const { segment } of graphemes.segment(text)) yield segment
}

function getUnits(sign: string, { isBold = false }: Font): number {
  const widths = isBold ? bold : regular
  const known = widths.get(sign)
  if (known !== undefined) return known
  if (emojiVariant.test(sign) || square.test(sign)) return unitsPerEm
  if (zeroWidth.test(sign)) return 0
  const [base = ""] = sign.normalize("NFD")
  return widths.get(base) ?? fallbackUnits
}

const toPixels = (units: number, { sizePx }: Font) => (units * sizePx) / unitsPerEm

function collapseSpaces(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "")
}

function buildWidthMap(rows: typeof regularWidths): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
  )
}
