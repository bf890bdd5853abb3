import { z } from "zod"
import { emailSchema } from "./user.ts"

/** Where people subscribe to the newsletter: in the footer of each page, or on a page of its own. */
export const newsletterSources = ["footer", "page"] as const

/** Requests the newsletter for an address. */
export const newsletterSchema = z.object({
  email: emailSchema,
  source: z.enum(newsletterSources).default("page"),
})
