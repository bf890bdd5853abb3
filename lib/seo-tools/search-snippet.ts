import {
  type Font,
  measureText,
  type TextBox,
  type TruncatedText,
  truncateToWidth,
} from "./measure-text.ts"

export type SearchDevice = "desktop" | "phone"

const titleFont: Font = { sizePx: 20 }
const descriptionFont: Font = { sizePx: 14 }

/** Space for the texts of a search result; a description is measured as if on one line. */
export const searchTextBoxes: Record<SearchDevice, { title: TextBox; description: TextBox }> = {
  desktop: {
    title: { font: titleFont, widthPx: 580 },
    description: { font: descriptionFont, widthPx: 990 },
  },
  phone: {
    title: { font: titleFont, widthPx: 328, lines: 2 },
    description: { font: descriptionFont, widthPx: 680 },
  },
}

/** Truncates a page's title and description as a search result does. */
export function truncateForSearch(
  texts: { title: string; description: string },
  device: SearchDevice,
): { title: TruncatedText; description: TruncatedText } {
  const boxes = searchTextBoxes[device]
  return {
    title: truncateToWidth(texts.title, boxes.title),
    description: truncateToWidth(texts.description, boxes.description),
  }
}

/** Length of a text against its limit: in pixels of the desktop result, and in characters. */
export type TextLength = {
  widthPx: number
  maxPx: number
  characters: number
  state: "empty" | "short" | "good" | "long"
}

/** A text below this width leaves half of its space to other results. */
const minPx = { title: 200, description: 400 } as const
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
/** Beyond this length, a text is too long by far and its exact width is not needed. */
const maxMeasured = 20_000

/** Returns the length of a title or description for its length bar. */
export function measureLength(kind: "title" | "description", text: string): TextLength {
  const { font, widthPx: maxPx } = searchTextBoxes.desktop[kind]
  const measured = text.slice(0, maxMeasured)
  const widthPx = Math.round(measureText(measured, font))
  const characters = [...graphemes.segment(measured)].length + text.length - measured.length
  const state = text.trim() === "" ? "empty" : widthPx > maxPx ? "long" : null
  return { widthPx, maxPx, characters, state: state ?? (widthPx < minPx[kind] ? "short" : "good") }
}
