import { z } from "zod"
import { groupSchema } from "./group.ts"
import { imageSchema } from "./image.ts"
import {
  amountSchema,
  buildQueryIntSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  pagingSchema,
  slugSchema,
} from "./primitives.ts"
import {
  productAttributeSchema,
  productFacetsSchema,
  productFilterQuery,
} from "./product-filter.ts"
import {
  firstReviewCount,
  ratingSchema,
  reviewResponsesSchema,
  reviewSchema,
  tileRatingSchema,
} from "./review.ts"
import { addonPatterns } from "./rules/addon-text.ts"
import { searchContentSchema, searchQuerySchema, understoodSearchSchema } from "./search.ts"
import { termLabelsSchema, translatedFields, translatedPageFields } from "./translation.ts"

/**
 * A product as grids display it. `price` is the lowest current price of its SKUs, and
 * `price_changes_at` is the next start or end of a special.
 */
export const productTileSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  blurb: z.string(),
  badge: z.string(),
  price: amountSchema,
  full_price: amountSchema,
  has_price_range: z.boolean(),
  price_changes_at: instantSchema.nullable(),
  image: imageSchema.nullable(),
  in_stock: z.boolean(),
  is_new: z.boolean(),
  is_on_special: z.boolean(),
  /** Null without a published review. */
  rating: tileRatingSchema.nullable().default(null),
  /** URL query that chooses the SKU that was searched for or saved; absent for none. */
  option_query: z.string().optional(),
  ...translatedFields,
})

/** A group that contains a product, with the chain of groups above it, root first, itself last. */
export const productGroupSchema = z.object({
  url: slugSchema,
  name: z.string(),
  breadcrumbs: z.array(groupSchema.pick({ url: true, name: true, translated_fields: true })),
  ...translatedFields,
})

export const variationSchema = z.object({ name: z.string(), options: z.array(z.string()) })

/**
 * One sellable choice: exactly one option of every variation of its product. In `variations`,
 * `variation_type` is the variation's name ("Colour") and `name` the selected option ("Amber").
 */
export const skuSchema = z.object({
  id: idSchema,
  sku_photo_id: idSchema.nullable(),
  code: z.string(),
  variations: z.array(z.object({ name: z.string(), variation_type: z.string() })),
  price_each: amountSchema,
  full_price_each: amountSchema,
  on_special: z.boolean(),
  in_stock: z.boolean(),
  /** In stock, but no more than the `low_stock` of its product, or else of the shop’s settings. */
  low_stock: z.boolean().default(false),
})

/** Business days; null if unset. */
export const leadDaysSchema = z.number().int().nonnegative().nullable().default(null)

export const addonTypes = ["Checkbox", "Dropdown", "Qty", "Text"] as const

/**
 * An extra that may be bought with a product. `price` is added once per unit of it. A Text has at
 * most `max_length` characters that match `pattern`; null: see `addon-text.ts`.
 */
export const productAddonSchema = z.object({
  min_qty: z.number().int().nonnegative(),
  max_qty: z.number().int().positive(),
  max_length: z.number().int().positive().nullable(),
  pattern: z.enum(addonPatterns).nullable(),
  addon: z.object({
    id: idSchema,
    name: z.string(),
    type: z.enum(addonTypes),
    required: z.boolean(),
    price: amountSchema,
    dropdown_options: z.array(
      z.object({ id: idSchema, name: z.string(), price: amountSchema, ...translatedFields }),
    ),
    ...translatedFields,
  }),
})

export const photoSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  image: imageSchema,
})

/** A video; on this server `file` is `/v/{id}.mp4` or `.webm`. */
export const videoSchema = z.object({
  id: idSchema,
  platform: z.string().default("youtube"),
  name: z.string(),
  slug: z.string(),
  length: z.number().int().nonnegative(),
  slate: z.string(),
  slate_image: imageSchema.nullable(),
  file: z.string().nullable(),
  /** Time of its publication. */
  created_at: instantSchema,
})

/** Maximum number of products that a product goes well with. */
export const boughtTogetherCount = 4

/** Everything the product page displays. */
export const productSchema = productTileSchema.extend({
  title: z.string(),
  meta_description: z.string(),
  brand: z.string(),
  content: htmlSchema,
  /** Displayed beside the promised delivery. */
  shipping_note: z.string(),
  /** Business days until dispatch, if made to order; null: the shop's usual time. */
  lead_days_min: leadDaysSchema,
  lead_days_max: leadDaysSchema,
  /** Too bulky for a fixed price: delivery is quoted on request. */
  ships_by_quote: z.boolean(),
  /** Sold as tickets to an event. Its time and place follow if they are set. */
  is_ticket: z.boolean(),
  event_at: instantSchema.nullable(),
  event_place: z.string(),
  groups: z.array(productGroupSchema),
  primary_group: productGroupSchema.nullable(),
  photos: z.array(photoSchema),
  video: videoSchema.nullable(),
  size_chart_image: imageSchema.nullable(),
  variations: z.array(variationSchema),
  attributes: z.array(productAttributeSchema).default([]),
  skus: z.array(skuSchema).min(1),
  addons: z.array(productAddonSchema),
  related_products: z.array(productTileSchema),
  /** Products in stock that different customers bought in the same order, most frequent first. */
  bought_together: z.array(productTileSchema).max(boughtTogetherCount).default([]),
  rating: ratingSchema.nullable().default(null),
  /** The newest reviews; `listReviews` has all of them. */
  reviews: z.array(reviewSchema).max(firstReviewCount).default([]),
  /** Responses of all its reviews; null without a published one. */
  review_responses: reviewResponsesSchema.nullable().default(null),
  /**
   * Names of its options and attributes, and of their values, in the requested language, by the
   * English text, which stays the value in all calls.
   */
  term_labels: termLabelsSchema,
  ...translatedPageFields,
  updated_at: instantSchema,
})

export const productListQuerySchema = pagingSchema.extend({
  page_size: buildQueryIntSchema(1, 100).default(12),
  url: slugSchema.optional(),
  /** Only products in this group or its descendants. */
  group: slugSchema.optional(),
  /** Only products that are also in this second group or its descendants. */
  within: slugSchema.optional(),
  is_new: z.enum(["0", "1"]).default("0"),
  ...productFilterQuery,
})

/** A page of a list of products. It has `facets` if they were requested. */
export const productListSchema = z.object({
  data: z.array(productTileSchema),
  count: z.number().int().nonnegative(),
  facets: productFacetsSchema.optional(),
  /**
   * The names and values of `facets`, of the filter and of what a search was understood as in the
   * requested language, by the English ones.
   */
  term_labels: termLabelsSchema,
})

export const productSearchQuerySchema = z.object({
  query: searchQuerySchema,
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(12),
  ...productFilterQuery,
})

/**
 * Matching products, best first. `is_fuzzy`: nothing matched exactly, these are the nearest.
 * `content` are the best hits beside the products, by kind.
 */
export const productSearchResultSchema = productListSchema.extend({
  is_fuzzy: z.boolean(),
  understood: understoodSearchSchema.nullable().default(null),
  content: z.array(searchContentSchema).default([]),
})

export const productSuggestionsSchema = z.object({
  data: z.array(
    productTileSchema
      .pick({ name: true, slug: true, option_query: true, price: true, image: true })
      .extend({ has_price_range: z.boolean().default(false) }),
  ),
  /** The number of all matching products. */
  count: z.number().int().nonnegative().default(0),
  content: z.array(searchContentSchema).default([]),
  /** The page that the owner leads a submitted search to, and its name. */
  redirect: z.object({ path: z.string(), name: z.string() }).nullable().default(null),
})

export type WireProductTile = z.infer<typeof productTileSchema>
export type WireProduct = z.infer<typeof productSchema>
export type WireSku = z.infer<typeof skuSchema>
export type WireVariation = z.infer<typeof variationSchema>
export type WireProductAddon = z.infer<typeof productAddonSchema>
export type WirePhoto = z.infer<typeof photoSchema>
export type WireVideo = z.infer<typeof videoSchema>
