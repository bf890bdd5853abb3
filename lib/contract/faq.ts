import { z } from "zod"
import { htmlSchema, idSchema, pagingSchema, slugSchema } from "./primitives.ts"

/** A question (`name`) with its answer (`content`). */
export const faqSchema = z.object({ id: idSchema, name: z.string(), content: htmlSchema })

/** `group` takes the questions of a group and of those below it; without it, all. */
export const faqQuerySchema = pagingSchema.extend({ group: slugSchema.optional() })

export type WireFaq = z.infer<typeof faqSchema>
