import { z } from "zod"
import { instantSchema } from "./primitives.ts"

/**
 * Wording of the consent checkbox at the checkout and in the profile, stored with every consent.
 * Another wording is another version: consent to an earlier one does not cover it.
 */
export const marketingConsent = {
  version: "1",
  wording:
    "Please keep me up to date with new products and offers (information is not shared with third parties)",
} as const

/** The active consent, since when, and whether it covers the current wording; null for none. */
export const marketingSchema = z.object({
  marketing: z.object({ given_at: instantSchema, is_current: z.boolean() }).nullable(),
})

export type WireConsent = z.infer<typeof marketingSchema>["marketing"]
