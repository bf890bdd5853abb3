import type { ImageFormat } from "#lib/contract/image.ts"

/**
 * The format that may be answered while one that was asked for is still being made: of those that are
 * made quickly, the smallest that the request's `Accept` takes. Null where it takes neither, and where
 * what was asked for is quick itself.
 */
export function resolveStandIn(format: ImageFormat, accept = "*/*"): ImageFormat | null {
  if (format !== "avif") return null
  const taken = accept.split(",").map((type) => type.replace(/;.*/, "").trim().toLowerCase())
  // Many take WebP without saying so; everybody who takes any picture takes JPEG.
  if (taken.includes("image/webp")) return "webp"
  return taken.some((type) => takesJpeg.has(type)) ? "jpeg" : null
}

const takesJpeg: ReadonlySet<string> = new Set(["image/jpeg", "image/*", "*/*"])
