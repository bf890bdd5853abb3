/** The focal point of an image, which crops show, in percent of its width and height. */
export type ImageFocus = { x: number; y: number }

const keyPattern = /^([0-9a-f]{32})(?:-(\d{1,3})-(\d{1,3}))?$/
const urlPattern = /^\/assets\/i\/([0-9a-f]{32}-\d{1,3}-\d{1,3})\//

/**
 * Returns the part of an image's URLs that differs with its bytes: its hash, and where it is not the
 * centre, its focal point. A changed focal point is another URL, so that no cache has the old crop.
 */
export function buildImageKey(hash: string, { x, y }: ImageFocus): string {
  return x === 50 && y === 50 ? hash : `${hash}-${x}-${y}`
}

/** Parses the part of an image's URL; null if it is none. The focal point is null at the centre. */
export function parseImageKey(key: string): { hash: string; focus: ImageFocus | null } | null {
  const [, hash, x, y] = keyPattern.exec(key) ?? []
  if (hash === undefined) return null
  if (x === undefined) return { hash, focus: null }
  const focus = { x: Number(x), y: Number(y) }
  const isCanonical = focus.x <= 100 && focus.y <= 100 && buildImageKey(hash, focus) === key
  return isCanonical ? { hash, focus } : null
}

/** Returns the key of an image from one of its URLs; its hash where it has no focal point. */
export function getImageKeyOfUrl(url: string, hash: string): string {
  const key = urlPattern.exec(url)?.[1]
  return key?.startsWith(hash) ? key : hash
}
