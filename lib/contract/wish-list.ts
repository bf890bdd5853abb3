import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"
import { buildTextLineSchema, idSchema, slugSchema } from "./primitives.ts"
import { productTileSchema, skuSchema } from "./product.ts"

/** Maximum numbers of lists per customer, of products per list, and of characters in a name. */
export const wishListLimits = { lists: 20, items: 100, name: 60 } as const

/** A saved product: its slug, and the SKU of the chosen options; null: none were chosen. */
export const savedItemSchema = z.object({
  product: slugSchema,
  sku: idSchema.nullable().default(null),
})

/**
 * Whether a saved product can be bought as it was saved: yes; after a choice of options or extras;
 * the chosen options are not sold any more; sold out; or the product is not sold any more.
 */
export const savedStates = ["available", "choose", "options_gone", "out_of_stock", "gone"] as const

/** A saved product as it is now. `sku` is the chosen one, or the only one; null if there is none. */
export const savedProductSchema = z.object({
  slug: slugSchema,
  product: productTileSchema.nullable(),
  sku: skuSchema
    .pick({ id: true, variations: true, price_each: true, full_price_each: true })
    .nullable(),
  /** The options of `sku` in the requested language; absent if none of them is translated. */
  sku_label: z.string().nullish(),
  state: z.enum(savedStates),
})

/** Saved products in a query: slugs, each with an optional SKU, such as "night-light~12,mini-urn". */
export const savedQuerySchema = z
  .string()
  .max(13_000)
  .refine((text) => savedItemsSchema.safeParse(splitSavedItems(text)).success, "must be slugs")

const savedItemsSchema = z.array(savedItemSchema).max(wishListLimits.items)

/** Parses the saved products of a query that fits its schema. */
export function parseSavedItems(text: string): SavedItem[] {
  return savedItemsSchema.parse(splitSavedItems(text))
}

/** Formats saved products for a query. */
export function formatSavedItems(savedItems: readonly SavedItem[]): string {
  return savedItems
    .map(({ product, sku }) => (sku === null ? product : `${product}~${sku}`))
    .join(",")
}

function splitSavedItems(text: string): unknown[] {
  const parts = text.split(",").filter((part) => part !== "")
  return parts.map((part) => {
    const [product, sku] = part.split("~")
    return { product, sku: sku === undefined ? null : Number(sku) }
  })
}

/** Name of a list as customers type it. */
const wishListNameSchema = buildTextLineSchema(wishListLimits.name).min(
  1,
  buildIssueMessage({ code: "wish_list_name_required" }),
)

/** A list without its products. An empty name is that of the first list, which has none. */
const wishListSchema = z.object({
  id: idSchema,
  name: z.string(),
  count: z.number().int().nonnegative(),
  /** Token of the link that shows the list to others; null: there is none. */
  share_token: z.string().nullable(),
})

/** All lists of a customer, the products of one of them, and the slugs of all saved products. */
export const wishListsSchema = z.object({
  lists: z.array(wishListSchema),
  /** The list of `items`; null without lists. */
  list: idSchema.nullable(),
  items: z.array(savedProductSchema),
  saved: z.array(slugSchema),
})

/** A list as its link shows it: nothing about its owner. */
export const sharedWishListSchema = z.object({
  name: z.string(),
  items: z.array(savedProductSchema),
})

/** Bodies of the calls that change lists. Without `list`, the first list is meant, or all of them. */
export const wishListBodies = {
  add: savedItemSchema.extend({ list: idSchema.optional() }),
  remove: z.object({ product: slugSchema, list: idSchema.optional() }),
  move: z.object({ product: slugSchema, from: idSchema, to: idSchema }),
  create: z.object({ name: wishListNameSchema }),
  rename: z.object({ id: idSchema, name: wishListNameSchema }),
  delete: z.object({ id: idSchema }),
  share: z.object({ id: idSchema, shared: z.boolean() }),
  merge: z.object({ items: z.array(savedItemSchema).max(wishListLimits.items) }),
} as const

export type WireSavedProduct = z.infer<typeof savedProductSchema>
export type SavedItem = z.infer<typeof savedItemSchema>
export type SavedState = (typeof savedStates)[number]
