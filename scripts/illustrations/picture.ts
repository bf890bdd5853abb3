/** A picture to be drawn: its file below the media folder, without ending, and its SVG. */
export type Picture = { file: string; draw: () => string; widthPx?: number; heightPx?: number }
