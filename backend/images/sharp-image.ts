import sharp, { type Sharp } from "sharp"

// Allows only loaders of accepted types: SVG can read other files, HEIF and others are rare.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadNsgif",
  ],
})
sharp.cache(false)

/** Maximum number of pixels of an original (reliability rules: 40 megapixels). */
export const maxPixels = 40_000_000

const timeoutSeconds = 60

/** Opens an image, auto-oriented. A damaged or oversized image fails when it is used. */
export function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true }).timeout({
    seconds: timeoutSeconds,
  })
}

/** True if rendering failed because of the timeout of one minute. */
export function isTimeout(error: unknown): boolean {
  return String(error).includes("timeout: ")
}
