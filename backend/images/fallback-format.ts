import type { ImageFormat } from "#lib/contract/image.ts"

/**
 * Resolves the format to serve while the requested one is still being rendered: the smallest of the
 * fast formats that the `Accept` header allows. Null if it allows none, or if the requested format
 * is fast itself.
 */
export function resolveFallbackFormat(format: ImageFormat, accept = "*/*"): ImageFormat | null {
  if (format !== "avif") return null
  const accepted = accept.split(",").map((type) => type.replace(/;.*/, "").trim().toLowerCase())
  // Wildcards do not imply WebP support, but every client that accepts images accepts JPEG.
  if (accepted.includes("image/webp")) return "webp"
  return accepted.some((type) => jpegTypes.has(type)) ? "jpeg" : null
}

const jpegTypes: ReadonlySet<string> = new Set(["image/jpeg", "image/*", "*/*"])
