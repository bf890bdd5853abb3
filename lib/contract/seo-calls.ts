import { z } from "zod"
import { imageHashSchema } from "./image.ts"
import {
  amountSchema,
  buildQueryIntSchema,
  idSchema,
  instantSchema,
  slugSchema,
} from "./primitives.ts"
import { leadDaysSchema, skuSchema, variationSchema } from "./product.ts"
import { buildCall } from "./rest-call.ts"
import { termLabelsSchema } from "./translation.ts"

/** The kinds of record with a page of their own. A group is one of products. */
export const publicUrlKinds = ["page", "group", "article", "product"] as const

/** Number of ids in a chunk of URLs: chunk 1 contains the ids from 1 to this, and so on. */
export const idsPerChunk = 5_000

const imageSchema = z.object({ hash: imageHashSchema, alt: z.string() })
const kindSchema = z.enum(publicUrlKinds)
const pageSize = (max: number) => buildQueryIntSchema(1, max).default(max)

/**
 * The page URL of a published record. `images` are at most ten of its own; `product_count` is the
 * number of published products in a group and its descendants, if requested.
 */
export const publicUrlSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  updated_at: instantSchema,
  images: z.array(imageSchema),
  product_count: z.number().int().nonnegative().nullable(),
  /** Languages, besides English, in which a product or article is complete; empty for others. */
  complete_languages: z.array(z.string()).default([]),
})

/** Number of URLs in a chunk and their latest change. Empty chunks are left out. */
export const urlChunkSchema = z.object({
  kind: kindSchema,
  number: z.number().int().positive(),
  count: z.number().int().positive(),
  updated_at: instantSchema,
})

/** A published product with all the data of a merchant feed. */
export const offeredProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  brand: z.string(),
  blurb: z.string(),
  /** HTML, limited to its first 20,000 characters. */
  content: z.string(),
  /** Names of the groups that contain it, topmost first; in the requested language where translated. */
  group_names: z.array(z.string()),
  images: z.array(z.object({ hash: imageHashSchema, photo_id: idSchema })),
  variations: z.array(variationSchema),
  term_labels: termLabelsSchema,
  skus: z.array(skuSchema).min(1),
  lead_days_min: leadDaysSchema,
  lead_days_max: leadDaysSchema,
  /** Delivery has no fixed price. */
  ships_by_quote: z.boolean(),
  /** Nothing is posted. */
  is_ticket: z.boolean(),
})

/** A shipping method at one price, and the postcodes (both ends included) it applies to. */
export const deliveryRateSchema = z.object({
  name: z.string(),
  /** The shop's description, such as the delivery time. */
  description: z.string(),
  is_pick_up: z.boolean(),
  /** The shop's name for the region. */
  region: z.string(),
  amount: amountSchema,
  /** Items worth more than this ship free; null: never. */
  free_over: amountSchema.nullable(),
  /** Business days in transit, if the region has its own; null: those of the description. */
  transit_days_min: leadDaysSchema,
  transit_days_max: leadDaysSchema,
  /** Postcode ranges without named suburbs, with exclusions already removed. */
  postcodes: z.array(z.object({ first: z.string(), last: z.string() })),
})

/** Cursor of the next page: the last id of this one; null at the end. */
const nextSchema = idSchema.nullable()

/** Calls that list all public records, for sitemaps, feeds and audits. */
export const seoCalls = {
  /**
   * By id, after `after` (exclusive) up to `through` (inclusive). `within` counts a group's
   * products only if they are also in this second group.
   */
  listPublicAddresses: buildCall("GET", "/seo/address", {
    query: z.object({
      kind: kindSchema,
      after: buildQueryIntSchema(0, 2_147_483_647).default(0),
      through: buildQueryIntSchema(0, 2_147_483_647).default(2_147_483_647),
      page_size: pageSize(1_000),
      with_counts: z.enum(["0", "1"]).default("0"),
      within: slugSchema.optional(),
    }),
    response: z.object({ data: z.array(publicUrlSchema), next: nextSchema }),
  }),
  /**
   * The chunks of all kinds in order, or of one kind, or one chunk alone. With a language only those
   * records are counted that have a translation in it.
   */
  listAddressChunks: buildCall("GET", "/seo/address-chunk", {
    query: z.object({
      kind: kindSchema.optional(),
      number: buildQueryIntSchema(1, 429_497).optional(),
    }),
    response: z.object({ data: z.array(urlChunkSchema) }),
  }),
  /** With a language only the products whose title, description and main content exist in it. */
  listOffers: buildCall("GET", "/seo/offer", {
    query: z.object({
      after: buildQueryIntSchema(0, 2_147_483_647).default(0),
      page_size: pageSize(200),
    }),
    response: z.object({ data: z.array(offeredProductSchema), next: nextSchema }),
  }),
  listDeliveryRates: buildCall("GET", "/seo/delivery-rate", {
    response: z.object({ data: z.array(deliveryRateSchema) }),
  }),
} as const

export type WirePublicUrl = z.infer<typeof publicUrlSchema>
export type WireUrlChunk = z.infer<typeof urlChunkSchema>
export type WireOfferedProduct = z.infer<typeof offeredProductSchema>
export type WireDeliveryRate = z.infer<typeof deliveryRateSchema>
export type PublicUrlKind = (typeof publicUrlKinds)[number]
