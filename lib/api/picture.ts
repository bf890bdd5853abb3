import type { WireImage } from "#lib/contract/image.ts"
import { getImageKeyOfUrl } from "#lib/contract/image-key.ts"
import type { Picture } from "#lib/images/picture.ts"

/** Parses an image. */
export function parsePicture(image: WireImage): Picture
export function parsePicture(image: WireImage | null): Picture | null
export function parsePicture(image: WireImage | null): Picture | null {
  if (!image) return null
  const { alt, placeholder, aspect } = image
  return { hash: getImageKeyOfUrl(image.url, image.hash), alt, placeholder, aspect }
}
