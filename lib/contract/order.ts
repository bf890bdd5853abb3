import { z } from "zod"
import { addressInputSchema, addressSchema } from "./address.ts"
import { cartRefusalCodes } from "./cart.ts"
import { imageSchema } from "./image.ts"
import { keepLines } from "./kept-text.ts"
import { orderStatuses } from "./order-status.ts"
import type { PaymentStatus } from "./payment.ts"
import { amountSchema, idSchema, instantSchema, lineSchema } from "./primitives.ts"

/** The way in for links in mails: 43 signs that nobody can guess. */
export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/, "is not a token")

/** A path of the shop to come back to, in base64. */
export const returnUrlSchema = z.string().max(4_000).default("")

export const orderNoteLength = 1_000

/**
 * The customer's cart becomes an order. `expected_total` is what the customer was shown, and
 * `expected_payable` what of it store credit was said to leave: others are refused with the code
 * "changed". `key` names this order, so that it is made once however
 * often it is sent. Prices and totals that a sender adds count for nothing.
 */
export const submitOrderSchema = z.object({
  /** The id of a saved address or a new one, which is saved; null where nothing is posted. */
  address: z.union([idSchema, addressInputSchema]).nullish(),
  shipping_option_id: idSchema.nullish(),
  /** Code of a payment type; may be empty where store credit pays all. */
  paymentGateway: lineSchema(60).default(""),
  note: z
    .string()
    .overwrite((text) => keepLines(text).trim())
    .max(orderNoteLength, `A note can have at most ${orderNoteLength} characters.`)
    .default(""),
  promotion_code: lineSchema(60).nullish(),
  url: returnUrlSchema,
  key: z.uuid().nullish(),
  expected_total: amountSchema.nullish(),
  expected_payable: amountSchema.nullish(),
  use_credit: z.boolean().default(false),
  marketing: z.boolean().default(false),
})

/** On success the browser goes to `payment`: an address of the gateway, or a path of the shop. */
export const submitOrderResultSchema = z.object({
  success: z.boolean(),
  payment: z.string().nullable().default(null),
  message: z.string().default(""),
  code: z.enum(cartRefusalCodes).optional(),
  order_id: idSchema.nullable().default(null),
  /** What it costs now, where that is not what was expected. */
  total_amount: amountSchema.nullable().default(null),
})

/** What became of the last payment of an order that is not paid. */
export const lastPayments = [
  "waiting",
  "pending",
  "declined",
  "cancelled",
  "expired",
] as const satisfies readonly PaymentStatus[]

/** What an order or an invoice is listed with. */
export const orderSummarySchema = z.object({
  id: idSchema,
  status: z.enum(orderStatuses),
  placed_at: instantSchema,
  paid_at: instantSchema.nullable(),
  total_amount: amountSchema,
  item_count: z.number().int().nonnegative(),
  has_tickets: z.boolean(),
  carrier: z.string(),
  tracking_number: z.string(),
  /**
   * Null once it is paid or over. The customer can pay it unless a payment is pending at the bank. Until
   * `held_until` its stock is set aside; null where none is.
   */
  unpaid: z
    .object({ last_payment: z.enum(lastPayments), held_until: instantSchema.nullable() })
    .nullable()
    .default(null),
  /** Of the first things in it, each once; two at most. */
  images: z.array(imageSchema).default([]),
})

export const orderLineSchema = z.object({
  id: idSchema,
  product_name: z.string(),
  name: z.string(),
  sku_code: z.string(),
  addons: z.array(z.object({ name: z.string(), value: z.string(), price: amountSchema })),
  qty: z.number().int().positive(),
  price: amountSchema,
  subtotal: amountSchema,
  image: imageSchema.nullable(),
  is_ticket: z.boolean(),
})

/**
 * The whole of an order, as it was agreed. From `paid_at` on it is a tax invoice of `seller`;
 * amounts contain GST, of which `total_tax` is the sum.
 */
export const invoiceSchema = orderSummarySchema.extend({
  /** For the address that anybody may open who has it. */
  token: orderTokenSchema,
  email: z.string(),
  /** Who bought, also where nothing is posted. */
  buyer_name: z.string().default(""),
  address: addressSchema.omit({ id: true, enabled: true }).nullable(),
  is_pick_up: z.boolean(),
  shipping_name: z.string(),
  note: z.string(),
  promotion_code: z.string(),
  payment_type: z.string(),
  lines: z.array(orderLineSchema),
  subtotal: amountSchema,
  discount_amount: amountSchema,
  shipping_amount: amountSchema,
  surcharge_amount: amountSchema,
  total_tax: amountSchema,
  credit_amount: amountSchema,
  /** What the payment was, or is to be. */
  payable_amount: amountSchema,
  refunded_amount: amountSchema,
  seller: z.object({
    name: z.string(),
    abn: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
})

/** Tickets of an order, to be shown at the door. `code` is what the QR code says. */
export const ticketsSchema = z.object({
  order_id: idSchema,
  holder: z.string(),
  tickets: z.array(
    z.object({
      id: idSchema,
      code: z.string(),
      number: z.number().int().positive(),
      of: z.number().int().positive(),
      product_name: z.string(),
      name: z.string(),
      event_at: instantSchema.nullable(),
      event_place: z.string(),
    }),
  ),
  seller: invoiceSchema.shape.seller,
})

/** A file in base64. */
export const downloadSchema = z.object({
  name: z.string(),
  mime: z.string(),
  data: z.base64(),
})

/** Administrators: an order with who ordered it and what became of the money. */
export const adminOrderSchema = invoiceSchema.extend({
  user_id: idSchema,
  cancel_reason: z.string(),
  /** Whether the customer said yes to being kept up to date. */
  marketing: z.boolean(),
  events: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      actor: z.string(),
      note: z.string(),
      at: instantSchema,
    }),
  ),
  payment: z
    .object({
      id: idSchema,
      gateway: z.string(),
      reference: z.string(),
      status: z.string(),
      captured: amountSchema,
      refunded: amountSchema,
      trouble: z.string(),
    })
    .nullable(),
})

export const orderListQuerySchema = z.object({
  status: z.enum(orderStatuses).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(50),
})

/** Moves an order on. A shipped one may carry who brings it and the number to follow it by. */
export const moveOrderSchema = z.object({
  id: idSchema,
  status: z.enum(["processing", "shipped", "completed"]),
  carrier: lineSchema(80).default(""),
  tracking_number: lineSchema(80).default(""),
})

export const cancelOrderSchema = z.object({ id: idSchema, reason: lineSchema(300).default("") })

/** Gives the money back; `restock`: the goods can be sold again. Left out: unless they were sent. */
export const refundOrderSchema = cancelOrderSchema.extend({ restock: z.boolean().nullish() })

export type SubmitOrder = z.infer<typeof submitOrderSchema>
export type WireOrderSummary = z.infer<typeof orderSummarySchema>
export type WireInvoice = z.infer<typeof invoiceSchema>
export type WireTickets = z.infer<typeof ticketsSchema>
export type WireAdminOrder = z.infer<typeof adminOrderSchema>
