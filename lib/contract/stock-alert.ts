import { z } from "zod"
import { idSchema, instantSchema } from "./primitives.ts"
import { emailSchema } from "./user.ts"

/** A request to be emailed once when a sold-out SKU is back in stock. */
export const stockAlertSchema = z.object({ sku: idSchema, email: emailSchema })

/** A SKU that people wait for. `unconfirmed` requests have not been confirmed by email yet. */
export const awaitedSkuSchema = z.object({
  /** Id of the SKU. */
  id: idSchema,
  code: z.string(),
  /** The product with the options of the SKU. */
  name: z.string(),
  stock: z.number().int(),
  waiting: z.number().int().nonnegative(),
  unconfirmed: z.number().int().nonnegative(),
  /** When the first of those who wait confirmed; null if no one has. */
  waiting_since: instantSchema.nullable(),
})

export const awaitedSkuQuerySchema = z.object({
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(50),
})

export type WireAwaitedSku = z.infer<typeof awaitedSkuSchema>
