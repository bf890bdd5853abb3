import { z } from "zod"
import { addressSchema } from "./address.ts"
import { buildIssueMessage, errorDetailSchema, fieldDetailsSchema } from "./error-detail.ts"
import { imageSchema } from "./image.ts"
import { paymentTypeSchema, walletNames } from "./payment.ts"
import { amountSchema, buildTextLineSchema, idSchema, slugSchema } from "./primitives.ts"
import { leadDaysSchema } from "./product.ts"
import { labelledFields } from "./translation.ts"

/** Maximum quantity of one cart line, and maximum lines of a cart. */
export const cartLimits = { qty: 999, lines: 100 } as const

/** Key of a guest's cart: 256 random bits, unguessable. */
export const sessionKeySchema = z.string().regex(/^[\w-]{43}$/, "is not a session key")

const wholeNumber = buildIssueMessage({ code: "quantity_format" })
export const quantitySchema = z
  .number(wholeNumber)
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(cartLimits.qty, wholeNumber)

/**
 * The value entered for an add-on: for a Checkbox true or "1", for a Qty a whole number, for a
 * Dropdown the id of an option, for a Text the text. Empty, false and 0 mean: not selected. A text
 * that is too long for its add-on is reported as an error of that add-on.
 */
export const addonValueSchema = z.object({
  id: idSchema,
  value: z.union([buildTextLineSchema(5_000), z.number(), z.boolean()]),
})

/** Classes of reasons why a cart operation was rejected; `detail` has the exact one. */
export const cartErrorCodes = [
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
export type CartErrorCode = (typeof cartErrorCodes)[number]

/** Result of a change to a cart. `id` is the changed or created line. */
export const cartChangeSchema = z.object({
  success: z.boolean(),
  message: z.string().default(""),
  detail: errorDetailSchema,
  code: z.enum(cartErrorCodes).optional(),
  sessionKey: sessionKeySchema.nullable(),
  item_count: z.number().int().nonnegative(),
  id: idSchema.nullable().default(null),
})

/**
 * One shipping method. Its label is the name plus `amount`. `full_amount` is the price below
 * `free_over`.
 */
export const shippingQuoteSchema = z.object({
  shipping_type_id: idSchema,
  shipping_name: z.string(),
  description: z.string(),
  amount: amountSchema,
  is_pick_up: z.boolean(),
  full_amount: amountSchema,
  free_over: amountSchema.nullable(),
  /** Business days in transit, if the destination has its own; null: those of the description. */
  transit_days_min: leadDaysSchema,
  transit_days_max: leadDaysSchema,
})

/** Shipping methods; none if `needs_quote`: the shop quotes the price by email. */
export const shippingQuotesSchema = z.object({
  data: z.array(shippingQuoteSchema),
  needs_quote: z.boolean(),
  message: z.string(),
  detail: errorDetailSchema,
  ...labelledFields,
})

/** A suburb and postcode in Australia, as precise as an estimate needs. */
export const placeSchema = z.object({
  suburb: buildTextLineSchema(120).default(""),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, buildIssueMessage({ code: "postcode_format" })),
  country: z.literal("AU", buildIssueMessage({ code: "country_unsupported" })).default("AU"),
})

export const cartItemSchema = z.object({
  id: idSchema,
  /** Slug of the product. */
  url: slugSchema,
  /** The selected options, such as "Amber, 500 ml"; empty for a product without options. */
  name: z.string(),
  product_name: z.string(),
  sku_id: idSchema,
  sku: z.object({
    id: idSchema,
    code: z.string(),
    variations: z.array(z.object({ name: z.string(), variation_type: z.string() })),
  }),
  /** `value` as entered, `label` as displayed, `price` per unit of the product. */
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
  /** Price of one unit with its add-ons; `full_price` without a special. */
  price: amountSchema,
  full_price: amountSchema,
  subtotal: amountSchema,
  /** 4x3 at width 300. */
  image: imageSchema.nullable(),
  img: z.object({ url: z.string(), webp_url: z.string(), placeholder: z.string() }).nullable(),
  /** Quantity that can be bought now, over all lines of the SKU; 0 if it is no longer sold. */
  can_purchase_qty: z.number().int().nonnegative(),
  /** Reason why the line cannot be bought as it is; empty if it can. */
  warning: z.string(),
  warning_detail: errorDetailSchema,
  is_ticket: z.boolean(),
  ships_by_quote: z.boolean().default(false),
  lead_days_min: leadDaysSchema,
  lead_days_max: leadDaysSchema,
  shipping_note: z.string().default(""),
})

/**
 * A cart with its prices. `shipping_amount` is null while unknown, and `total_amount` then excludes
 * it. `promotion_message` explains why an entered code takes nothing off. Each message has its detail
 * beside it, as `…_detail`.
 */
export const cartSchema = z.object({
  sessionKey: sessionKeySchema.nullable(),
  item_count: z.number().int().nonnegative(),
  items: z.array(cartItemSchema),
  subtotal: amountSchema,
  all_in_stock: z.boolean(),
  promotion_code: z.string(),
  promotion_message: z.string(),
  promotion_detail: errorDetailSchema,
  /**
   * The name of the code's promotion, which may be empty; and for optimistic pricing in the browser
   * its discount, and the items it applies to.
   */
  promotion: z
    .object({
      name: z.string().default(""),
      percent_basis_points: z.number().int().nullable(),
      amount: amountSchema.nullable(),
      item_ids: z.array(idSchema),
    })
    .nullable(),
  discount_amount: amountSchema,
  /** False if nothing is posted: only tickets, or an empty cart. */
  needs_shipping: z.boolean(),
  needs_quote: z.boolean(),
  shipping_message: z.string(),
  shipping_detail: errorDetailSchema,
  shipping_quotes: z.array(shippingQuoteSchema),
  shipping_type: idSchema.nullable(),
  shipping_amount: amountSchema.nullable(),
  shipping_address: z
    .object({ id: idSchema.nullable(), suburb: z.string(), postcode: z.string() })
    .nullable(),
  total_amount: amountSchema,
  total_tax: amountSchema,
  payment_types: z.array(paymentTypeSchema),
  /** Wallets on the payment page, as far as the payer's device has them. */
  wallets: z.array(z.enum(walletNames)).default([]),
  /** Saved addresses of the signed-in user; empty for guests. */
  addresses: z.array(addressSchema),
  credit_balance: amountSchema,
  /** Minimum amount of one payment: store credit leaves at least this much to pay, or nothing. */
  least_payment: amountSchema,
  ...labelledFields,
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

/**
 * Choices present in the request are stored with the cart. Absent ones stay unchanged; null clears
 * them.
 */
export const getCartSchema = z.object({
  session,
  promotion_code: buildTextLineSchema(60).nullish(),
  shipping_type: idSchema.nullish(),
  /** The id of a saved address, or a suburb and postcode. */
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
 * The SKU of the selected options, with the unit price including add-ons; null without a price if
 * no SKU matches. The last field maps add-on ids to the error of each missing or impossible add-on.
 */
export const skuSearchResultSchema = z.object({
  sku: z.object({ id: idSchema, code: z.string(), sku_photo_id: idSchema.nullable() }).nullable(),
  price_each: amountSchema.nullable(),
  full_price_each: amountSchema.nullable(),
  on_special: z.boolean(),
  in_stock: z.boolean(),
  low_stock: z.boolean().default(false),
  can_purchase_qty: z.number().int().nonnegative(),
  addon_faults: z.record(z.string(), z.string()),
  addon_details: fieldDetailsSchema.optional(),
})

export type WireCart = z.infer<typeof cartSchema>
export type WireCartItem = z.infer<typeof cartItemSchema>
export type WireShippingQuote = z.infer<typeof shippingQuoteSchema>
export type WireCartChange = z.infer<typeof cartChangeSchema>
export type AddonValue = z.infer<typeof addonValueSchema>
