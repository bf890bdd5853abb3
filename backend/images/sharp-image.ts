import sharp, { type Sharp } from "sharp"

// Only loaders of the kinds we take: SVG can read other files, HEIF and the rest decode rare formats.
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

/** More pixels than this are refused (reliability rules: 40 megapixels). */
export const maxPixels = 40_000_000

const timeoutSeconds = 60

/** A picture opened for reading, turned upright; broken or oversized ones fail when used. */
export function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true }).timeout({
    seconds: timeoutSeconds,
  })
}

/** Whether a picture failed only because it took longer than a minute. */
export function isOutOfTime(fault: unknown): boolean {
  return String(fault).includes("timeout: ")
}
