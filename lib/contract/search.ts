import { z } from "zod"
import { amountSchema, idSchema } from "./primitives.ts"
import { filterValueSchema } from "./product-filter.ts"
import { translatedFields } from "./translation.ts"

/** How a search text was understood, beside its words. */
export const understoodSearchSchema = z.object({
  /** What is left as words; empty for none. */
  words: z.string(),
  /** The bounds are inclusive: "under 20" has the maximum 19.99. */
  price: z
    .object({
      kind: z.enum(["under", "up_to", "over", "from", "between"]),
      min: amountSchema.nullable(),
      max: amountSchema.nullable(),
    })
    .nullable(),
  values: z.array(filterValueSchema),
  /** The SKU code that the text is. */
  sku: z.string().nullable(),
  /** A price that no product can have, as it was typed; it was left out. */
  ignored_price: z.string().nullable(),
  /**
   * False if the name of a product has all the words, so that they are searched as they are. The
   * rest is then an offer.
   */
  is_applied: z.boolean(),
})

/**
 * A hit beside the products. `parent` is the root of a category, or the page that shows a question;
 * `slug` is empty for
 * a question on a page, and the product's for a question about a product, which has no `parent`.
 */
export const searchContentSchema = z.object({
  kind: z.enum(["category", "page", "article", "question"]),
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  parent: z.string(),
  text: z.string(),
  ...translatedFields,
})

export type WireUnderstoodSearch = z.infer<typeof understoodSearchSchema>
export type WireSearchContent = z.infer<typeof searchContentSchema>

/** Maximum number of characters of a search text, not counting quotation marks around it. */
export const maxSearchLength = 100

/**
 * Search terms: trimmed, without control characters, at most 100 characters. Quotation marks around
 * them make the search literal.
 */
export const searchQuerySchema = z
  .string()
  .trim()
  .min(1, "Type something to search for.")
  .refine(
    (text) => text.replace(/^["“](.*)["”]$/s, "$1").length <= maxSearchLength,
    "That search is too long. Use at most 100 characters.",
  )
  .refine((text) => !/\p{Cc}/u.test(text), "That search has characters that cannot be searched.")

/** A search that a visitor submitted. `is_robot`: by a program, so that it is not counted. */
export const submitSearchSchema = z.object({
  query: searchQuerySchema,
  is_robot: z.boolean().default(false),
})

/** Where the owner leads a search: a path of the shop, or null for its results. */
export const submitSearchResultSchema = z.object({ redirect: z.string().nullable() })
