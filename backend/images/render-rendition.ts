import type { ImageAspect, ImageFormat } from "#lib/contract/image.ts"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import type { Rendition } from "./rendition.ts"
import { openImage } from "./sharp-image.ts"

/** Version of the encoder settings. Increment to invalidate cached renditions when bytes change. */
export const renditionRecipe = 2

/**
 * Renders the image, centre-cropped to its aspect, at the requested width, or at most the size of
 * the original. Throws if the original cannot be decoded.
 */
export async function renderRendition(original: Buffer, rendition: Rendition): Promise<Buffer> {
  const image = openImage(original)
  const { autoOrient } = await image.metadata()
  const size = resolveRenditionSize(rendition.aspect, rendition.width, autoOrient)
  const cut = image.resize({ ...size, fit: "cover", position: "centre" })
  return encode(cut, rendition.format).toBuffer()
}

/** Resolves the size in pixels for an aspect and width, never larger than the original. */
export function resolveRenditionSize(
  aspect: ImageAspect,
  width: number,
  original: { width: number; height: number },
): { width: number; height: number } {
  const height = getImageHeight(aspect, width)
  const shrink = Math.min(1, original.width / width, original.height / height)
  if (shrink === 1) return { width, height }
  return {
    width: Math.min(original.width, Math.max(1, Math.round(width * shrink))),
    height: Math.min(original.height, Math.max(1, Math.round(height * shrink))),
  }
}

/** Encodes the image. AVIF effort 3 takes a quarter of the time of 4 for a twentieth more bytes. */
function encode(image: ReturnType<typeof openImage>, format: ImageFormat) {
  if (format === "avif") return image.avif({ quality: 50, effort: 3 })
  if (format === "webp") return image.webp({ quality: 75 })
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true })
}
