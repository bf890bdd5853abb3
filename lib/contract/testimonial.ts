import { z } from "zod"
import { imageAspectSchema, imageSchema, imageWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, pagingSchema, slugSchema } from "./primitives.ts"

/** A customer testimonial. `rating` is 1 (worst) to 5 (best), null if none was given. */
export const testimonialSchema = z.object({
  id: idSchema,
  name: z.string(),
  title: z.string(),
  content: htmlSchema,
  image: imageSchema.nullable(),
  rating: z.number().min(1).max(5).nullable(),
})

export const testimonialQuerySchema = pagingSchema.extend({
  group: slugSchema.optional(),
  image_aspect: imageAspectSchema.default("1x1"),
  image_width: imageWidthSchema.default(100),
})

export type WireTestimonial = z.infer<typeof testimonialSchema>
