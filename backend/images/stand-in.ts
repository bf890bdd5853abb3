import type { ImageFormat } from "#lib/contract/image.ts"

/**
 * Resolves the format to serve while the requested one is still being rendered: the smallest of the
 * fast formats that the `Accept` header allows. Null if it allows none, or if the requested format
 * is fast itself.
 */
export function resolveStandIn(format: ImageFormat, accept = "*/*"): ImageFormat | null {
  if (format !== "avif") return null
  const taken = accept.split(",").map((type) => type.replace(/;.*/, "").trim().toLowerCase())
  // Wildcards do not imply WebP support, but every client that accepts images accepts JPEG.
  if (taken.includes("image/webp")) return "webp"
  return taken.some((type) => takesJpeg.has(type)) ? "jpeg" : null
}

const takesJpeg: ReadonlySet<string> = new Set(["image/jpeg", "image/*", "*/*"])
