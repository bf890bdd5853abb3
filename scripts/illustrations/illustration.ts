/** A picture to be drawn: its file below the media folder, without ending, and its SVG. */
export type Illustration = {
  file: string
  renderSvg: () => string
  widthPx?: number
  heightPx?: number
}
