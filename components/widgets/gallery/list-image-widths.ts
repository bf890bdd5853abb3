import { resolveWidth } from "#lib/images/picture.ts"

/** Returns the candidate widths in pixels, limited to the editor's maximum; 0 sets no limit. */
export function listImageWidths(widthsPx: readonly number[], maxPx: number): number[] {
  if (maxPx <= 0) return [...widthsPx]
  const maxWidth = resolveWidth(maxPx)
  return [...widthsPx.filter((width) => width < maxWidth), maxWidth]
}
