import { z } from "zod"
import { instantSchema, slugSchema } from "./primitives.ts"

export const freshnessKinds = ["page", "group", "product", "article"] as const

export const freshnessQuerySchema = z.object({ kind: z.enum(freshnessKinds), url: slugSchema })

/** Time of the record's last change; null if the record does not exist. */
export const freshnessSchema = z.object({ updated_at: instantSchema.nullable() })

export type FreshnessKind = (typeof freshnessKinds)[number]
