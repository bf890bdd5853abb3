import type { ImageAspect } from "#lib/contract/image.ts"

/** Returns the image size that a call requests. */
export function buildImageSize(query: { image_width: number; image_aspect: ImageAspect }) {
  return { width: query.image_width, aspect: query.image_aspect }
}
