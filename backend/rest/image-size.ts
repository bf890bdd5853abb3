import type { ImageAspect } from "#lib/contract/image.ts"

/** The size that a call wants its pictures in. */
export function buildImageSize(query: { image_width: number; image_aspect: ImageAspect }) {
  return { width: query.image_width, aspect: query.image_aspect }
}
