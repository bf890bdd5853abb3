import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"
import { imageAspects, imageFormats, imageWidths } from "./image-sizes.ts"
import { hexColourSchema } from "./primitives.ts"

export {
  type ImageAspect,
  type ImageFormat,
  imageAspects,
  imageWidths,
} from "./image-sizes.ts"

const largestWidth = Math.max(...imageWidths)

export const imageAspectSchema = z.enum(imageAspects)
export const imageFormatSchema = z.enum(imageFormats)
export const imageWidthSchema = z.coerce
  .number()
  .refine((width) => imageWidths.includes(width), "is not a width that is rendered")

/** A requested width in pixels, rounded up to the next width that is rendered. */
export const wantedWidthSchema = z.coerce
  .number("must be a width in pixels")
  .positive("must be a width in pixels")
  .max(largestWidth, `must be at most ${largestWidth}`)
  .transform((wanted) => imageWidths.find((width) => width >= wanted) ?? largestWidth)

/** Lower-case hexadecimal SHA-256 of the original, shortened to 32 characters. */
export const imageHashSchema = z
  .string()
  .regex(/^[0-9a-f]{32}$/, "must be the hash of a picture: 32 digits and letters a to f")

const renditionSchema = z.object({
  aspect: imageAspectSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  url: z.string(),
  webp_url: z.string(),
  avif_url: z.string(),
})

/**
 * An image rendered at one width and aspect. URLs are paths on the API's own origin,
 * `/assets/i/{hash}/{aspect}/{width}.{ext}`, with `-{x}-{y}` after the hash where the focal point is not
 * the centre; `placeholder` is the average colour.
 */
export const imageSchema = renditionSchema.extend({
  hash: imageHashSchema,
  alt: z.string(),
  placeholder: hexColourSchema,
  extra_aspects: z.array(renditionSchema).default([]),
})

/** A JPEG, PNG, WebP or GIF in base64, bare or as a data URL. */
export const photoDataSchema = z
  .string()
  .min(1, buildIssueMessage({ code: "photo_required" }))
  .max(14_000_000, buildIssueMessage({ code: "photo_too_large" }))

export const imageLookupSchema = z.object({
  hash: imageHashSchema,
  image_aspect: imageAspectSchema.default("4x3"),
  image_width: wantedWidthSchema.default(1184),
})

/** Response to an upload: `addPhoto` takes its `key` and `uuid`. */
export const uploadedFileSchema = z.object({
  uuid: z.uuid(),
  key: imageHashSchema,
  name: z.string(),
})

export type WireImage = z.infer<typeof imageSchema>
