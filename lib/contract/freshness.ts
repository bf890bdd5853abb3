import { z } from "zod"
import { instantSchema, slugSchema } from "./primitives.ts"

export const freshnessKinds = ["page", "group", "product", "article"] as const

export const freshnessQuerySchema = z.object({ kind: z.enum(freshnessKinds), url: slugSchema })

/** When the record last changed; null when there is no such record any more. */
export const freshnessSchema = z.object({ updated_at: instantSchema.nullable() })

export type FreshnessKind = (typeof freshnessKinds)[number]
