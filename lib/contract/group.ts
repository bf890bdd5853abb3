import { z } from "zod"
import { imageAspectSchema, imageSchema, wantedWidthSchema } from "./image.ts"
import { htmlSchema, idSchema, instantSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedPageFields } from "./translation.ts"

/** The kind of record that a group tree contains, as `{namespace}/{model}`. */
export const groupModels = [
  "Sell/Product",
  "Cognito/Article",
  "Cognito/Faq",
  "Cognito/Gallery",
  "Cognito/Testimonial",
  "Cognito/Person",
] as const
export const groupModelSchema = z.enum(groupModels)

/**
 * A node of a nested set: its descendants are the nodes of the same root whose `lft` lies between
 * its own `lft` and `rgt`. A group is a root when its id equals `root`; roots have level 0.
 */
export const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  slug: slugSchema,
  model: groupModelSchema,
  root: idSchema,
  lft: z.number().int().positive(),
  rgt: z.number().int().positive(),
  level: z.number().int().nonnegative(),
  image: imageSchema.nullable(),
  content: htmlSchema,
  title: z.string(),
  meta_description: z.string(),
  ...translatedPageFields,
  updated_at: instantSchema,
})

/** A group with its ancestors (root first) and its direct children, in order. */
export const groupDetailsSchema = groupSchema.extend({
  parents: z.array(groupSchema),
  children: z.array(groupSchema),
})

export const groupListQuerySchema = pagingSchema.extend({
  image_aspect: imageAspectSchema.default("4x3"),
  image_width: wantedWidthSchema.default(300),
})

export type WireGroup = z.infer<typeof groupSchema>
export type WireGroupDetails = z.infer<typeof groupDetailsSchema>
