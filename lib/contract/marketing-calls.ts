import { z } from "zod"
import { placeSchema, shippingQuoteSchema } from "./cart.ts"
import { errorDetailSchema } from "./error-detail.ts"
import { downloadSchema } from "./order.ts"
import {
  amountSchema,
  buildItemSchema,
  buildListSchema,
  idSchema,
  instantSchema,
} from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const paging = {
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(50),
}

/** What the checkout offers for a destination, and the regions that the destination is in. */
const deliveryTestSchema = z.object({
  regions: z.array(z.object({ id: idSchema, name: z.string() })),
  data: z.array(shippingQuoteSchema),
  needs_quote: z.boolean(),
  message: z.string(),
})

/** What a code takes off a cart, or why it takes nothing off. `discount` is that of each line. */
const simulationSchema = z.object({
  /** True if the checkout accepts the code for this cart. */
  is_accepted: z.boolean(),
  message: z.string(),
  detail: errorDetailSchema,
  lines: z.array(
    z.object({
      sku_id: idSchema,
      name: z.string(),
      qty: z.number().int().positive(),
      unit_price: amountSchema,
      is_in_scope: z.boolean(),
    }),
  ),
  subtotal: amountSchema,
  discount: amountSchema,
  total: amountSchema,
})

const missedSearchSchema = z.object({
  words: z.string(),
  count: z.number().int().positive(),
  /** The last day on which it was searched, such as "2026-11-26". */
  last_day: z.string(),
})

const subscriberStates = ["confirmed", "unconfirmed"] as const

/** Somebody who subscribed to the newsletter. Until it is confirmed they get none. */
const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  language: z.string(),
  source: z.string(),
  requested_at: instantSchema,
  confirmed_at: instantSchema.nullable(),
})

/** Administrators' calls about delivery prices, promotions, searches and the newsletter. */
export const marketingCalls = {
  /** Prices a destination for items of this value, by the rules of the checkout. Changes nothing. */
  testDelivery: buildCall("POST", "/sell/delivery/test", {
    body: placeSchema.extend({ items_amount: amountSchema.default("0.00") }),
    response: deliveryTestSchema,
  }),
  /**
   * Applies a code to a cart of these SKUs, by the rules of the checkout. `email` is that of the
   * customer; empty for a guest. Changes nothing.
   */
  simulatePromotion: buildCall("POST", "/sell/promotion/simulate", {
    body: z.object({
      code: z.string().trim().min(1).max(40),
      email: z.string().trim().max(254).default(""),
      lines: z
        .array(z.object({ sku_id: idSchema, qty: z.number().int().min(1).max(999) }))
        .min(1)
        .max(50),
    }),
    response: simulationSchema,
  }),
  /** Searches that found nothing in the last days, the most frequent first, at most 200. */
  listMissedSearches: buildCall("POST", "/sell/search/missed", {
    body: z.object({ days: z.number().int().min(1).max(366).default(30) }),
    response: buildListSchema(missedSearchSchema),
  }),
  /** Newest first. */
  listSubscribers: buildCall("POST", "/cognito/newsletter/list", {
    body: z.object({
      ...paging,
      search: z.string().trim().max(200).default(""),
      state: z.enum(subscriberStates).optional(),
    }),
    response: buildListSchema(subscriberSchema),
  }),
  /** The confirmed subscribers as a CSV file in UTF-8, each with the wording that was agreed to. */
  exportSubscribers: buildCall("POST", "/cognito/newsletter/export", {
    response: buildItemSchema(downloadSchema),
  }),
} as const

export type WireDeliveryTest = z.infer<typeof deliveryTestSchema>
export type WireSimulation = z.infer<typeof simulationSchema>
export type WireSubscriber = z.infer<typeof subscriberSchema>
