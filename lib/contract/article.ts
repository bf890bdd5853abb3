import { z } from "zod"
import { imageSchema } from "./image.ts"
import { htmlSchema, idSchema, instantSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields, translatedPageFields } from "./translation.ts"

/** An article as lists display it. */
export const articleSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  blurb: z.string(),
  author: z.string(),
  image: imageSchema.nullable(),
  published_at: instantSchema,
  updated_at: instantSchema,
  ...translatedFields,
})

export const articleSchema = articleSummarySchema.extend({
  title: z.string(),
  meta_description: z.string(),
  content: htmlSchema,
  ...translatedPageFields,
})

export const articleQuerySchema = pagingSchema.extend({ url: slugSchema.optional() })

export type WireArticleSummary = z.infer<typeof articleSummarySchema>
export type WireArticle = z.infer<typeof articleSchema>
