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

const decodeTimeoutSeconds = 30

/** A picture opened for reading, turned upright; broken or oversized ones fail when used. */
export function openImage(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true }).timeout({
    seconds: decodeTimeoutSeconds,
  })
}
