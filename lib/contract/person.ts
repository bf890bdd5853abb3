import { z } from "zod"
import { imageAspectSchema, imageSchema, wantedWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields } from "./translation.ts"

/** A team member of the business. */
export const personSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  title: z.string(),
  description: htmlSchema,
  photo: imageSchema.nullable(),
  ...translatedFields,
})

export const personQuerySchema = pagingSchema.extend({
  group: slugSchema.optional(),
  image_aspect: imageAspectSchema.default("4x3"),
  image_width: wantedWidthSchema.default(900),
})

export type WirePerson = z.infer<typeof personSchema>
