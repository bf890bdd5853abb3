import { z } from "zod"
import { hexColourSchema } from "./primitives.ts"

/**
 * Width-to-height ratios that may be rendered. The first eight are offered to editors;
 * 16x5 belongs to the page heading and 96x35 to the home gallery (1920 × 700).
 */
export const imageAspects = [
  "16x3",
  "16x9",
  "8x5",
  "4x3",
  "1x1",
  "3x4",
  "5x8",
  "9x16",
  "16x5",
  "96x35",
] as const

export const imageFormats = ["avif", "webp", "jpeg"] as const

/** Widths in pixels that may be rendered: multiples of 25 up to 2000, and the few named ones. */
export const imageWidths: readonly number[] = [
  ...Array.from({ length: 80 }, (_, step) => (step + 1) * 25),
  1184,
  1920,
  2500,
  3000,
  4000,
].sort((a, b) => a - b)

export const imageAspectSchema = z.enum(imageAspects)
export const imageFormatSchema = z.enum(imageFormats)
export const imageWidthSchema = z.coerce
  .number()
  .refine((width) => imageWidths.includes(width), "is not a width that is rendered")

/** Lower-case hexadecimal SHA-256 of the original, shortened to 32 characters. */
export const imageHashSchema = z.string().regex(/^[0-9a-f]{32}$/)

const renditionSchema = z.object({
  aspect: imageAspectSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  url: z.string(),
  webp_url: z.string(),
  avif_url: z.string(),
})

/**
 * A picture rendered at one width and aspect. Addresses are paths on the API's own origin,
 * `/assets/i/{hash}/{aspect}/{width}.{ext}`; `placeholder` is the average colour.
 */
export const imageSchema = renditionSchema.extend({
  hash: imageHashSchema,
  alt: z.string(),
  placeholder: hexColourSchema,
  extra_aspects: z.array(renditionSchema).default([]),
})

export const imageLookupSchema = z.object({
  hash: imageHashSchema,
  image_aspect: imageAspectSchema.default("4x3"),
  image_width: imageWidthSchema.default(1184),
})

/** Answer to an upload: `key` and `uuid` are what `addPhoto` asks for. */
export const uploadedFileSchema = z.object({
  uuid: z.uuid(),
  key: imageHashSchema,
  name: z.string(),
})

export type ImageAspect = (typeof imageAspects)[number]
export type ImageFormat = (typeof imageFormats)[number]
export type WireImage = z.infer<typeof imageSchema>
