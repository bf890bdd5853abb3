/** A picture to be drawn: its file below the media folder, without ending, and its SVG. */
export type Picture = { file: string; draw: () => string; widthPx?: number; heightPx?: number }

/** Pictures of products, named by product and view. */
export function productPictures(drawings: Record<string, () => string>): Picture[] {
  return Object.entries(drawings).map(([name, draw]) => ({ file: `products/${name}`, draw }))
}
