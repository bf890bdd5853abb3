import { z } from "zod"
import { imageAspectSchema, imageSchema, imageWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields } from "./translation.ts"

/**
 * A customer testimonial. Its content stays in the customer's words; the title is translated.
 * `rating` is 1 (worst) to 5 (best), null if none was given.
 */
export const testimonialSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  content: htmlSchema,
  image: imageSchema.nullable(),
  rating: z.number().min(1).max(5).nullable(),
  ...translatedFields,
})

export const testimonialQuerySchema = pagingSchema.extend({
  group: slugSchema.optional(),
  image_aspect: imageAspectSchema.default("1x1"),
  image_width: imageWidthSchema.default(100),
})

export type WireTestimonial = z.infer<typeof testimonialSchema>
