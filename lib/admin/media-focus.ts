import type { ImageFocus } from "#lib/contract/image-key.ts"
import { type ImageAspect, imageAspects, parseAspect } from "#lib/contract/image-sizes.ts"

type Size = { width: number; height: number }

/** Returns the rendered aspect that is closest to an image's own: it hides the least of it. */
export function resolveClosestAspect({ width, height }: Size): ImageAspect {
  const distance = (aspect: ImageAspect) => {
    const [across, down] = parseAspect(aspect)
    return Math.abs(Math.log((width * down) / (height * across)))
  }
  return imageAspects.reduce((best, each) => (distance(each) < distance(best) ? each : best))
}

/** Returns the parts of an image's width and height that a crop has, each 0 to 1. */
function resolveShare({ width, height }: Size, aspect: ImageAspect): Size {
  const [across, down] = parseAspect(aspect)
  const scale = Math.min(width / across, height / down)
  return { width: (across * scale) / width, height: (down * scale) / height }
}

/**
 * Returns the point of an image, in percent, at a place of its crop around the centre; `place` is in
 * parts of the crop, 0 to 1.
 */
export function resolveFocusAt(
  original: Size,
  aspect: ImageAspect,
  place: { x: number; y: number },
): ImageFocus {
  const share = resolveShare(original, aspect)
  const resolve = (part: number, of: number) =>
    Math.max(0, Math.min(100, Math.round(((1 - of) / 2 + part * of) * 100)))
  return { x: resolve(place.x, share.width), y: resolve(place.y, share.height) }
}

/** Returns where a point of an image is in its crop around the centre, in percent of the crop. */
export function resolvePlaceOf(
  original: Size,
  aspect: ImageAspect,
  focus: ImageFocus,
): { x: number; y: number } {
  const share = resolveShare(original, aspect)
  const resolve = (percent: number, of: number) =>
    Math.max(0, Math.min(100, (percent - 50 * (1 - of)) / of))
  return { x: resolve(focus.x, share.width), y: resolve(focus.y, share.height) }
}

/** Returns the focal point after an arrow key; null for any other key. */
export function moveFocus({ x, y }: ImageFocus, key: string): ImageFocus | null {
  const clamp = (percent: number) => Math.max(0, Math.min(100, percent))
  switch (key) {
    case "ArrowLeft":
      return { x: clamp(x - 5), y }
    case "ArrowRight":
      return { x: clamp(x + 5), y }
    case "ArrowUp":
      return { x, y: clamp(y - 5) }
    case "ArrowDown":
      return { x, y: clamp(y + 5) }
    default:
      return null
  }
}
