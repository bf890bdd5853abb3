import { type CutText, cutAtWidth, type Font, measureText, type Room } from "./measure-text.ts"

export type SearchDevice = "desktop" | "phone"

const titleFont: Font = { sizePx: 20 }
const descriptionFont: Font = { sizePx: 14 }

/** How much of its texts a search result shows; a description is measured as if on one line. */
export const searchRooms: Record<SearchDevice, { title: Room; description: Room }> = {
  desktop: {
    title: { font: titleFont, widthPx: 580 },
    description: { font: descriptionFont, widthPx: 990 },
  },
  phone: {
    title: { font: titleFont, widthPx: 328, lines: 2 },
    description: { font: descriptionFont, widthPx: 680 },
  },
}

/** A page's title and description as a search result shows them. */
export function cutForSearch(
  texts: { title: string; description: string },
  device: SearchDevice,
): { title: CutText; description: CutText } {
  const rooms = searchRooms[device]
  return {
    title: cutAtWidth(texts.title, rooms.title),
    description: cutAtWidth(texts.description, rooms.description),
  }
}

/** How long a text is beside what fits: in pixels of the desktop's result, and in characters. */
export type TextLength = {
  widthPx: number
  maxPx: number
  characters: number
  state: "empty" | "short" | "good" | "long"
}

/** Below this, a text leaves half of its room to others. */
const minPx = { title: 200, description: 400 } as const
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
/** Nobody needs to know more exactly how much too long a text is. */
const maxMeasured = 20_000

/** The length of a title or description as its bar shows it. */
export function measureLength(kind: "title" | "description", text: string): TextLength {
  const { font, widthPx: maxPx } = searchRooms.desktop[kind]
  const measured = text.slice(0, maxMeasured)
  const widthPx = Math.round(measureText(measured, font))
  const characters = [...graphemes.segment(measured)].length + text.length - measured.length
  const state = text.trim() === "" ? "empty" : widthPx > maxPx ? "long" : null
  return { widthPx, maxPx, characters, state: state ?? (widthPx < minPx[kind] ? "short" : "good") }
}
