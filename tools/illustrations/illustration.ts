/** An illustration: its file below the media folder, without extension, and its SVG renderer. */
export type Illustration = {
  file: string
  renderSvg: () => string
  widthPx?: number
  heightPx?: number
}
