import { z } from "zod"
import { imageHashSchema } from "./image.ts"
import { amountSchema, idSchema, instantSchema, queryInt, slugSchema } from "./primitives.ts"
import { leadDaysSchema, skuSchema, variationSchema } from "./product.ts"
import { buildCall } from "./rest-call.ts"

/** The kinds of record that have a page of their own. A group is one of products. */
export const addressKinds = ["page", "group", "article", "product"] as const

/** Ids that a chunk of addresses spans: chunk 1 holds the ids from 1 to this, and so on. */
export const idsPerChunk = 5_000

const imageSchema = z.object({ hash: imageHashSchema, alt: z.string() })
const kindSchema = z.enum(addressKinds)
const pageSize = (most: number) => queryInt(1, most).default(most)

/**
 * A record that is shown to everybody now. `images` are at most ten of its own; `product_count` is
 * how many shown products a group has, itself and below, where that was asked for.
 */
export const addressSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  updated_at: instantSchema,
  images: z.array(imageSchema),
  product_count: z.number().int().nonnegative().nullable(),
})

/** How many addresses a chunk holds and when one of them last changed. Empty chunks are left out. */
export const addressChunkSchema = z.object({
  kind: kindSchema,
  number: z.number().int().positive(),
  count: z.number().int().positive(),
  updated_at: instantSchema,
})

/** A shown product with all that a list of offers says of it. */
export const offeredProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  brand: z.string(),
  blurb: z.string(),
  /** HTML, no more than the first 20,000 characters of it. */
  content: z.string(),
  /** Names of the groups it is sorted under, topmost first. */
  group_names: z.array(z.string()),
  images: z.array(z.object({ hash: imageHashSchema, photo_id: idSchema })),
  variations: z.array(variationSchema),
  skus: z.array(skuSchema).min(1),
  lead_days_min: leadDaysSchema,
  lead_days_max: leadDaysSchema,
  /** Delivery has no fixed price. */
  ships_by_quote: z.boolean(),
  /** Nothing is posted. */
  is_ticket: z.boolean(),
})

/** A way to deliver at one price, and the postcodes (both ends included) it is for. */
export const deliveryRateSchema = z.object({
  name: z.string(),
  /** What the shop says of it, such as how long it takes. */
  description: z.string(),
  is_pick_up: z.boolean(),
  /** What the shop calls the places it is for. */
  region: z.string(),
  amount: amountSchema,
  /** Goods worth more than this are delivered free; null: never. */
  free_over: amountSchema.nullable(),
  /** Places named by postcode alone, with what is taken out again already gone. */
  postcodes: z.array(z.object({ first: z.string(), last: z.string() })),
})

/** Where the next part begins: the last id of this one; null where nothing follows. */
const nextSchema = idSchema.nullable()

/** The calls for those who list all the shop has: search engines' maps, feeds, audits. */
export const seoCalls = {
  /** By id, from after `after` up to and with `through`; groups' products also `within` a second. */
  listPublicAddresses: buildCall("GET", "/seo/address", {
    query: z.object({
      kind: kindSchema,
      after: queryInt(0, 2_147_483_647).default(0),
      through: queryInt(0, 2_147_483_647).default(2_147_483_647),
      page_size: pageSize(1_000),
      with_counts: z.enum(["0", "1"]).default("0"),
      within: slugSchema.optional(),
    }),
    answer: z.object({ data: z.array(addressSchema), next: nextSchema }),
  }),
  /** Of all kinds, or of one chunk alone; each kind's chunks in their order. */
  listAddressChunks: buildCall("GET", "/seo/address-chunk", {
    query: z.object({
      kind: kindSchema.optional(),
      number: queryInt(1, 429_497).optional(),
    }),
    answer: z.object({ data: z.array(addressChunkSchema) }),
  }),
  listOffers: buildCall("GET", "/seo/offer", {
    query: z.object({
      after: queryInt(0, 2_147_483_647).default(0),
      page_size: pageSize(200),
    }),
    answer: z.object({ data: z.array(offeredProductSchema), next: nextSchema }),
  }),
  listDeliveryRates: buildCall("GET", "/seo/delivery-rate", {
    answer: z.object({ data: z.array(deliveryRateSchema) }),
  }),
} as const

export type WireAddress = z.infer<typeof addressSchema>
export type WireAddressChunk = z.infer<typeof addressChunkSchema>
export type WireOfferedProduct = z.infer<typeof offeredProductSchema>
export type WireDeliveryRate = z.infer<typeof deliveryRateSchema>
export type AddressKind = (typeof addressKinds)[number]
