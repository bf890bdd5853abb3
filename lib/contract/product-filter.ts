import { z } from "zod"
import { amountSchema, instantSchema } from "./primitives.ts"

/**
 * The orders of a product list; the first is the default. "featured" is the owner's order, and in a
 * search the best match first.
 */
export const productSorts = [
  "featured",
  "newest",
  "price_up",
  "price_down",
  "rating",
  "name",
] as const

export type ProductSort = (typeof productSorts)[number]

/** Maximum number of option and attribute values that one list is filtered by. */
export const maxFilterValues = 40
/** Maximum number of options and attributes that one list is filtered by. */
export const maxFilterNames = 10
export const maxFilterNameLength = 80
export const maxFilterValueLength = 200

const namedValue = /^([^:]+):(.+)$/s

/** One value of an option or attribute, such as the colour grey. */
export const filterValueSchema = z.object({ name: z.string(), value: z.string() })

export type FilterValue = z.infer<typeof filterValueSchema>

/** Returns the notation of a value in query parameters: "Colour:Grey". */
export function buildFilterText({ name, value }: FilterValue): string {
  return `${name}:${value}`
}

/** Parses "Colour:Grey"; null if it is no such text, or a part of it is too long. */
export function parseFilterText(text: string): FilterValue | null {
  const [, name = "", value = ""] = namedValue.exec(text) ?? []
  if (name === "" || name.length > maxFilterNameLength) return null
  if (value.length > maxFilterValueLength || /\p{Cc}/u.test(text)) return null
  return { name, value }
}

const filterTextSchema = z
  .string()
  .refine((text) => parseFilterText(text) !== null, 'must be like "Colour:Grey"')

/** The values of a query parameter that may be given several times, at most forty. */
const filterListSchema = z
  .union([filterTextSchema, z.array(filterTextSchema).max(maxFilterValues)])
  .default([])
  .transform((texts) => [texts].flat())
  .refine(hasFewNames, `must name at most ${maxFilterNames} options and attributes`)

function hasFewNames(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => parseFilterText(text)?.name)).size <= maxFilterNames
}

const flagSchema = z.enum(["0", "1"]).default("0")

/** The averages of reviews from which a list can be filtered, in stars, highest first. */
export const ratingSteps = [4, 3] as const

/** Query parameters that sort and filter a list of products. */
export const productFilterQuery = {
  sort: z.enum(productSorts).default("featured"),
  /** Bounds of the current price of a SKU, both inclusive. */
  price_min: amountSchema.optional(),
  price_max: amountSchema.optional(),
  in_stock: flagSchema,
  on_special: flagSchema,
  /** Only products that a customer's text can be put on. */
  personalised: flagSchema,
  /** Only products whose reviews have this average or a higher one, in stars. */
  rating_min: z.coerce.number().int().min(1).max(5).optional(),
  /** Values of options and attributes. Values of one name are alternatives. */
  filter: filterListSchema,
  /** With 1, the response has `facets`. */
  facets: flagSchema,
}

const countSchema = z.number().int().nonnegative()

/**
 * What a list can be filtered by. A count is the number of products that the list has if this value
 * is chosen as well; other values of the same name do not affect it.
 */
export const productFacetsSchema = z.object({
  in_stock: countSchema,
  on_special: countSchema,
  personalised: countSchema,
  /** The products with an average of at least `min` stars. */
  ratings: z.array(z.object({ min: z.number().int(), count: countSchema })).default([]),
  /** Lowest and highest price, independent of `price_min` and `price_max`; null without products. */
  price: z.object({ min: amountSchema, max: amountSchema }).nullable(),
  values: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ value: z.string(), count: countSchema })),
    }),
  ),
  /** When the next special among the products of the list starts or ends. */
  price_changes_at: instantSchema.nullable(),
})

export type WireProductFacets = z.infer<typeof productFacetsSchema>

/** An attribute of a product, such as its material, with its values in order. */
export const productAttributeSchema = z.object({ name: z.string(), values: z.array(z.string()) })

/** Input of a product's attributes. */
export const productAttributesInput = z
  .array(
    z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .max(maxFilterNameLength)
        .regex(/^[^:\p{Cc}]*$/u, "must have no colon"),
      values: z
        .array(
          z
            .string()
            .trim()
            .min(1)
            .max(maxFilterValueLength)
            .regex(/^[^|\p{Cc}]*$/u, "must be one line without |"),
        )
        .min(1)
        .max(20),
    }),
  )
  .max(40)
