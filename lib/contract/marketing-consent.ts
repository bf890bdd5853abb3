import { z } from "zod"
import { instantSchema } from "./primitives.ts"

/**
 * What the box at the checkout and the profile say, as it is kept with every yes. Another
 * wording is another version: who agreed to an earlier one has not agreed to it.
 */
export const marketingConsent = {
  version: "1",
  wording:
    "Please keep me up to date with new products and offers (information is not shared with third parties)",
} as const

/** A yes that holds, since when, and whether it was to the words as they are now; null for none. */
export const marketingSchema = z.object({
  marketing: z.object({ given_at: instantSchema, is_current: z.boolean() }).nullable(),
})

export type WireConsent = z.infer<typeof marketingSchema>["marketing"]
