import { z } from "zod"
import { htmlSchema, idSchema, pagingSchema, slugSchema } from "./primitives.ts"
import { translatedFields } from "./translation.ts"

/** An FAQ entry: the question is `name`, its reply is `content`. */
export const faqSchema = z.object({
  id: idSchema,
  name: z.string(),
  content: htmlSchema,
  ...translatedFields,
})

/** With `group`, the questions of that group and its descendants; without it, all. */
export const faqQuerySchema = pagingSchema.extend({ group: slugSchema.optional() })

export type WireFaq = z.infer<typeof faqSchema>
