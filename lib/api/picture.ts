import type { WireImage } from "#lib/contract/image.ts"
import type { Picture } from "#lib/images/picture.ts"

/** The shop's own picture from the wire's. */
export function parsePicture(image: WireImage): Picture
export function parsePicture(image: WireImage | null): Picture | null
export function parsePicture(image: WireImage | null): Picture | null {
  if (!image) return null
  const { hash, alt, placeholder, aspect } = image
  return { hash, alt, placeholder, aspect }
}
