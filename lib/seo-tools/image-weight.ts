/** An image in its box on the page, with its file size. */
export type ImageWeight = { widthPx: number | null; heightPx: number | null; bytes: number }

/** Bytes per pixel of its box that a well-compressed photograph needs on a high-density screen. */
const bytesPerPixel = 0.35
/** Below this size, a smaller file is not worth the effort. */
const minLimitBytes = 40_000
const maxBytesWithoutBox = 200_000

/** Returns the maximum file size of an image for its box, in bytes. */
export function getMaxImageBytes({ widthPx, heightPx }: Omit<ImageWeight, "bytes">): number {
  if (widthPx === null || heightPx === null) return maxBytesWithoutBox
  return Math.max(minLimitBytes, Math.round(widthPx * heightPx * bytesPerPixel))
}

/** True if an image is larger than its box can show. */
export function isOversizedImage(image: ImageWeight): boolean {
  return image.bytes > getMaxImageBytes(image)
}
