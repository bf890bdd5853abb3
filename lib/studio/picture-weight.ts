/** A picture in the box that a page gives it, with what it weighs. */
export type WeighedPicture = { widthPx: number | null; heightPx: number | null; bytes: number }

/** What a photograph needs for each pixel of its box, well packed and sharp on a fine screen. */
const bytesPerPixel = 0.35
/** Below this nothing is worth mending. */
const neverHeavy = 40_000
const mostWithoutBox = 200_000

/** How many bytes a picture may weigh before it is too heavy for its box. */
export function getAllowedBytes({ widthPx, heightPx }: Omit<WeighedPicture, "bytes">): number {
  if (widthPx === null || heightPx === null) return mostWithoutBox
  return Math.max(neverHeavy, Math.round(widthPx * heightPx * bytesPerPixel))
}

/** Whether a picture weighs more than its box can show. */
export function isTooHeavy(picture: WeighedPicture): boolean {
  return picture.bytes > getAllowedBytes(picture)
}
