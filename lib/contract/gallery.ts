import { z } from "zod"
import { imageAspectSchema, imageSchema, wantedWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, instantSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields } from "./translation.ts"

/** Physical sides of an image, the same in every text direction. */
export const freeSideSchema = z.enum(["left", "right"])

/**
 * One image of a gallery with its texts. A blank `link_target` means: a new tab. `free_side` is the
 * side that text may cover; `mirror_image` allows right-to-left pages to mirror the image.
 */
export const slideSchema = z.object({
  id: idSchema,
  heading: z.string(),
  sub_heading: z.string(),
  content: htmlSchema,
  image: imageSchema.nullable(),
  overlay_color: z.string(),
  text_color: z.string(),
  image_opacity: z.number().int().min(0).max(100),
  image_saturation: z.number().int().min(0).max(100),
  free_side: freeSideSchema.default("left"),
  mirror_image: z.boolean().default(false),
  link: z.string(),
  link_button_text: z.string(),
  link_target: z.string(),
  ...translatedFields,
})

export const gallerySchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  heading: z.string(),
  sub_heading: z.string(),
  slides: z.array(slideSchema),
  ...translatedFields,
  updated_at: instantSchema,
})

/**
 * With `id` the response is that gallery; else the galleries of a `group`, each with its first
 * slide.
 */
export const galleryQuerySchema = pagingSchema.extend({
  id: z.coerce.number().pipe(idSchema).optional(),
  group: slugSchema.optional(),
  image_aspect: imageAspectSchema.default("16x9"),
  image_width: wantedWidthSchema.default(400),
  /** Comma-separated aspects of each slide's image, besides the first. */
  extra_aspects: z.string().max(100).default(""),
})

export const slideQuerySchema = pagingSchema.extend({
  /** If absent, the slides of all galleries. */
  gallery: z.coerce.number().pipe(idSchema).optional(),
  image_aspect: imageAspectSchema.default("16x9"),
  image_width: wantedWidthSchema.default(400),
})

export type WireSlide = z.infer<typeof slideSchema>
export type WireGallery = z.infer<typeof gallerySchema>
