import { z } from "zod"
import { addressSchema } from "./address.ts"
import { imageSchema } from "./image.ts"
import { paymentTypeSchema } from "./payment.ts"
import { amountSchema, idSchema, lineSchema, slugSchema } from "./primitives.ts"
import { leadDaysSchema } from "./product.ts"

/** Most of one line of a cart, and most lines of a cart. */
export const cartLimits = { qty: 999, lines: 100 } as const

/** A guest's way to the own cart: 256 bits that nobody can guess. */
export const sessionKeySchema = z.string().regex(/^[\w-]{43}$/, "is not a session key")

const wholeNumber = "Enter a whole number from 1 to 999."
export const quantitySchema = z
  .number(wholeNumber)
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(cartLimits.qty, wholeNumber)

/**
 * What was entered for an add-on: for a Checkbox true or "1", for a Qty a whole number, for a
 * Dropdown the id of an option, for a Text the text. Empty, false and 0 mean: not taken. A text that
 * is too long for its add-on is refused as one of the add-on's faults.
 */
export const addonValueSchema = z.object({
  id: idSchema,
  value: z.union([lineSchema(5_000), z.number(), z.boolean()]),
})

/** Why something was not done to a cart or with it, for a program; `message` is for people. */
export const cartRefusalCodes = [
  "unknown_sku",
  "out_of_stock",
  "addons",
  "too_many",
  "unknown_line",
  "empty",
  "changed",
  "address",
  "shipping",
  "promotion",
  "payment_type",
  "key_reused",
  "unavailable",
] as const
export type CartRefusalCode = (typeof cartRefusalCodes)[number]

/** Of a change to a cart. `id` is the line that was changed or made. */
export const cartChangeSchema = z.object({
  success: z.boolean(),
  message: z.string().default(""),
  code: z.enum(cartRefusalCodes).optional(),
  sessionKey: sessionKeySchema.nullable(),
  item_count: z.number().int().nonnegative(),
  id: idSchema.nullable().default(null),
})

/** One way to deliver. Its label is the name plus `amount`. `full_amount` is what it costs below `free_over`. */
export const shippingQuoteSchema = z.object({
  shipping_type_id: idSchema,
  shipping_name: z.string(),
  description: z.string(),
  amount: amountSchema,
  is_pick_up: z.boolean(),
  full_amount: amountSchema,
  free_over: amountSchema.nullable(),
})

/** Ways to deliver; none where `needs_quote` says that a price has to be asked for by mail. */
export const shippingQuotesSchema = z.object({
  data: z.array(shippingQuoteSchema),
  needs_quote: z.boolean(),
  message: z.string(),
})

/** A place in Australia, as precise as an estimate needs it. */
export const placeSchema = z.object({
  suburb: lineSchema(120).default(""),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, "Enter a four-digit postcode, such as 4680."),
  country: z.literal("AU", "We deliver within Australia only.").default("AU"),
})

export const cartItemSchema = z.object({
  id: idSchema,
  /** Slug of the product. */
  url: slugSchema,
  /** The chosen options, such as "Amber, 500 ml"; empty where there are none to choose. */
  name: z.string(),
  product_name: z.string(),
  sku_id: idSchema,
  sku: z.object({
    id: idSchema,
    code: z.string(),
    variations: z.array(z.object({ name: z.string(), variation_type: z.string() })),
  }),
  /** `value` as it was entered, `label` as it reads, `price` for one of the product. */
  addons: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      value: z.string(),
      label: z.string(),
      price: amountSchema,
    }),
  ),
  qty: z.number().int().positive(),
  /** Of one with its add-ons; `full_price` without a special. */
  price: amountSchema,
  full_price: amountSchema,
  subtotal: amountSchema,
  /** 4x3 at width 300. */
  image: imageSchema.nullable(),
  img: z.object({ url: z.string(), webp_url: z.string(), placeholder: z.string() }).nullable(),
  /** How many could be bought now, all lines of the SKU together; 0 for what is no longer sold. */
  can_purchase_qty: z.number().int().nonnegative(),
  /** Why it cannot be bought as it is; empty where it can. */
  warning: z.string(),
  is_ticket: z.boolean(),
  ships_by_quote: z.boolean().default(false),
  lead_days_min: leadDaysSchema,
  lead_days_max: leadDaysSchema,
  shipping_note: z.string().default(""),
})

/**
 * A cart with what it costs. `shipping_amount` is null while it is not known, and then is not in
 * `total_amount`. `promotion_message` says why a code that was given takes nothing off.
 */
export const cartSchema = z.object({
  sessionKey: sessionKeySchema.nullable(),
  item_count: z.number().int().nonnegative(),
  items: z.array(cartItemSchema),
  subtotal: amountSchema,
  all_in_stock: z.boolean(),
  promotion_code: z.string(),
  promotion_message: z.string(),
  /** For pricing ahead in the browser: what the code takes off, and of which items. */
  promotion: z
    .object({
      percent_basis_points: z.number().int().nullable(),
      amount: amountSchema.nullable(),
      item_ids: z.array(idSchema),
    })
    .nullable(),
  discount_amount: amountSchema,
  /** Nothing is posted: there are only tickets, or nothing. */
  needs_shipping: z.boolean(),
  needs_quote: z.boolean(),
  shipping_message: z.string(),
  shipping_quotes: z.array(shippingQuoteSchema),
  shipping_type: idSchema.nullable(),
  shipping_amount: amountSchema.nullable(),
  shipping_address: z
    .object({ id: idSchema.nullable(), suburb: z.string(), postcode: z.string() })
    .nullable(),
  total_amount: amountSchema,
  total_tax: amountSchema,
  payment_types: z.array(paymentTypeSchema),
  /** Of who is signed in; empty for guests. */
  addresses: z.array(addressSchema),
  credit_balance: amountSchema,
  /** The least that can be paid at once: store credit leaves as much, or nothing. */
  least_payment: amountSchema,
})

const session = sessionKeySchema.nullish()

export const cartAddSchema = z.object({
  sku: idSchema,
  qty: quantitySchema.default(1),
  addons: z.array(addonValueSchema).max(50).default([]),
  session,
})
export const cartRemoveSchema = z.object({ id: idSchema, session })
export const cartUpdateSchema = z.object({ id: idSchema, qty: quantitySchema, session })
export const mergeCartSchema = z.object({ session: sessionKeySchema })

/** Choices that are given are kept with the cart; those left out stay as they were; null forgets. */
export const getCartSchema = z.object({
  session,
  promotion_code: lineSchema(60).nullish(),
  shipping_type: idSchema.nullish(),
  /** The id of a saved address, or a place. */
  shipping_address: z.union([idSchema, placeSchema]).nullish(),
})

export const shippingQuoteRequestSchema = placeSchema.extend({ session })

export const searchSkuSchema = z.object({
  product: idSchema,
  variations: z
    .array(z.object({ name: z.string().max(500), value: z.string().max(500) }))
    .max(20)
    .default([]),
  addons: z.array(addonValueSchema).max(50).default([]),
})

/**
 * The SKU that the options lead to, with the price of one including its add-ons; null and no price
 * where there is none. `addon_faults` names add-ons (by id) that are missing or not possible.
 */
export const skuSearchResultSchema = z.object({
  sku: z.object({ id: idSchema, code: z.string(), sku_photo_id: idSchema.nullable() }).nullable(),
  price_each: amountSchema.nullable(),
  full_price_each: amountSchema.nullable(),
  on_special: z.boolean(),
  in_stock: z.boolean(),
  can_purchase_qty: z.number().int().nonnegative(),
  addon_faults: z.record(z.string(), z.string()),
})

export type WireCart = z.infer<typeof cartSchema>
export type WireCartItem = z.infer<typeof cartItemSchema>
export type WireShippingQuote = z.infer<typeof shippingQuoteSchema>
export type WireCartChange = z.infer<typeof cartChangeSchema>
export type AddonValue = z.infer<typeof addonValueSchema>
