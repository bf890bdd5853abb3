import { z } from "zod"
import { imageAspectSchema, imageSchema, wantedWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, instantSchema, pagingSchema, slugSchema } from "./primitives.ts"

/** The sides of a picture, as everybody sees them. */
export const freeSideSchema = z.enum(["left", "right"])

/**
 * One picture of a gallery with its texts. A blank `link_target` means: a new tab. `free_side` is where
 * the picture shows nothing that its text may not cover; `mirror_image` lets pages that run from right to
 * left show the picture mirrored.
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
})

export const gallerySchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  heading: z.string(),
  sub_heading: z.string(),
  slides: z.array(slideSchema),
  updated_at: instantSchema,
})

/** With `id` the answer is that gallery; else the galleries of a `group`, each with its first slide. */
export const galleryQuerySchema = pagingSchema.extend({
  id: z.coerce.number().pipe(idSchema).optional(),
  group: slugSchema.optional(),
  image_aspect: imageAspectSchema.default("16x9"),
  image_width: wantedWidthSchema.default(400),
  /** Comma-separated aspects that each slide's image is wanted in besides the first. */
  extra_aspects: z.string().max(100).default(""),
})

export const slideQuerySchema = pagingSchema.extend({
  /** Without one, the slides of all galleries. */
  gallery: z.coerce.number().pipe(idSchema).optional(),
  image_aspect: imageAspectSchema.default("16x9"),
  image_width: wantedWidthSchema.default(400),
})

export type WireSlide = z.infer<typeof slideSchema>
export type WireGallery = z.infer<typeof gallerySchema>
