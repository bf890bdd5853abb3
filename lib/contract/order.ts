import { z } from "zod"
import { addressInputSchema, addressSchema } from "./address.ts"
import { cartErrorCodes } from "./cart.ts"
import { buildIssueMessage, errorDetailSchema } from "./error-detail.ts"
import { imageSchema } from "./image.ts"
import { orderSorts } from "./order-sorts.ts"
import type { PaymentStatus } from "./payment.ts"
import {
  amountSchema,
  buildTextLineSchema,
  idSchema,
  instantSchema,
  versionInput,
} from "./primitives.ts"
import { orderStatuses } from "./rules/order-status.ts"
import { labelledFields } from "./translation.ts"
import { sanitiseText } from "./values/sanitise-text.ts"

/** Token of the links in emails: 43 characters, unguessable. */
export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/, "is not a token")

/** A path of the shop to return to, in base64. */
export const returnUrlSchema = z.string().max(4_000).default("")

export const orderNoteLength = 1_000

/**
 * Places an order from the customer's cart. `expected_total` is the displayed total, and
 * `expected_payable` the displayed amount after store credit: a difference fails with the code
 * "changed". `key` is the idempotency key: repeated requests create one order. Prices and totals in
 * the request are ignored.
 */
export const submitOrderSchema = z.object({
  /** The id of a saved address, or a new one, which is saved; null if nothing is posted. */
  address: z.union([idSchema, addressInputSchema]).nullish(),
  shipping_option_id: idSchema.nullish(),
  /** Code of a payment type; may be empty where store credit pays all. */
  paymentGateway: buildTextLineSchema(60).default(""),
  note: z
    .string()
    .overwrite((text) => sanitiseText(text).trim())
    .max(
      orderNoteLength,
      buildIssueMessage({ code: "order_note_too_long", params: { count: orderNoteLength } }),
    )
    .default(""),
  promotion_code: buildTextLineSchema(60).nullish(),
  url: returnUrlSchema,
  key: z.uuid().nullish(),
  expected_total: amountSchema.nullish(),
  expected_payable: amountSchema.nullish(),
  use_credit: z.boolean().default(false),
  marketing: z.boolean().default(false),
})

/** On success the browser navigates to `payment`: a URL of the gateway, or a path of the shop. */
export const submitOrderResultSchema = z.object({
  success: z.boolean(),
  payment: z.string().nullable().default(null),
  message: z.string().default(""),
  detail: errorDetailSchema,
  code: z.enum(cartErrorCodes).optional(),
  order_id: idSchema.nullable().default(null),
  /** The current total, if it differs from the expected one. */
  total_amount: amountSchema.nullable().default(null),
})

/** Statuses of the last payment of an unpaid order. */
export const lastPayments = [
  "waiting",
  "pending",
  "declined",
  "cancelled",
  "expired",
] as const satisfies readonly PaymentStatus[]

/** An order or invoice as lists display it. */
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
   * Null once the order is paid or over. The customer can pay it unless a payment is pending at the
   * bank. Its stock is reserved until `held_until`; null if none is.
   */
  unpaid: z
    .object({ last_payment: z.enum(lastPayments), held_until: instantSchema.nullable() })
    .nullable()
    .default(null),
  /** Images of the first items, each once; two at most. */
  images: z.array(imageSchema).default([]),
})

/** A status that an order reached, and when. */
export const orderStepSchema = z.object({ status: z.enum(orderStatuses), at: instantSchema })

const daySchema = z.iso.date()

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
 * An order with all its details, as agreed. From `paid_at` on it is a tax invoice of `seller`;
 * amounts contain GST, of which `total_tax` is the sum.
 */
export const invoiceSchema = orderSummarySchema.extend({
  /** Token of the URL that anyone with the link may open. */
  token: orderTokenSchema,
  email: z.string(),
  /** Name of the buyer, also if nothing is posted. */
  buyer_name: z.string().default(""),
  address: addressSchema.omit({ id: true, enabled: true }).nullable(),
  is_pick_up: z.boolean(),
  /** The statuses that it reached, oldest first; a server without a history sends none. */
  steps: z.array(orderStepSchema).default([]),
  /** Between which days it was promised to arrive; null if no days were. */
  arrives: z.object({ from: daySchema, to: daySchema }).nullable().default(null),
  /** True if its customer may cancel it now. */
  can_cancel: z.boolean().default(false),
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
  /** The amount of the payment, made or due. */
  payable_amount: amountSchema,
  refunded_amount: amountSchema,
  seller: z.object({
    name: z.string(),
    abn: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  ...labelledFields,
})

/**
 * An order as the link of its emails shows it without a login: its progress and its items, but
 * nothing about a person, and no prices.
 */
export const orderStatusSchema = invoiceSchema
  .pick({
    id: true,
    status: true,
    placed_at: true,
    paid_at: true,
    is_pick_up: true,
    carrier: true,
    tracking_number: true,
    steps: true,
    arrives: true,
    text_labels: true,
  })
  .extend({ items: z.array(z.object({ name: z.string(), qty: z.number().int().positive() })) })

/**
 * Result of ordering again: how many items were added to the cart, and why the others were not.
 * Prices are today's.
 */
export const reorderSchema = z.object({
  added: z.number().int().nonnegative(),
  item_count: z.number().int().nonnegative(),
  rejected: z.array(z.object({ name: z.string(), message: z.string(), detail: errorDetailSchema })),
})

/** Tickets of an order, to present at the entrance. `code` is the content of the QR code. */
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
  ...labelledFields,
})

/** A file in base64. */
export const downloadSchema = z.object({
  name: z.string(),
  mime: z.string(),
  data: z.base64(),
})

const lineQuantitySchema = z.object({
  order_line_id: idSchema,
  qty: z.number().int().positive(),
})

/** An order for administrators, with its customer, events and payment. */
export const adminOrderSchema = invoiceSchema.extend({
  user_id: idSchema,
  version: z.string().default(""),
  cancel_reason: z.string(),
  /** True if the customer agreed to marketing emails. */
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
  /** What was sent so far, if it was sent in parts. */
  parcels: z
    .array(
      z.object({
        id: idSchema,
        carrier: z.string(),
        tracking_number: z.string(),
        sent_at: instantSchema,
        lines: z.array(lineQuantitySchema),
      }),
    )
    .default([]),
  /** The refunds of parts. */
  refunds: z
    .array(
      z.object({
        id: idSchema,
        amount: amountSchema,
        reason: z.string(),
        is_restocked: z.boolean(),
        at: instantSchema,
        lines: z.array(lineQuantitySchema),
      }),
    )
    .default([]),
  /** Notes of administrators, oldest first. No customer sees them. */
  notes: z
    .array(
      z.object({
        id: idSchema,
        note: z.string(),
        /** Empty for the owner's token, and for an account that was deleted since. */
        author: z.string(),
        at: instantSchema,
      }),
    )
    .default([]),
  payment: z
    .object({
      id: idSchema,
      gateway: z.string(),
      reference: z.string(),
      status: z.string(),
      captured: amountSchema,
      /** What the gateway has confirmed. */
      refunded: amountSchema,
      /** All refunds, also those that the gateway has not confirmed yet. */
      refund_due: amountSchema.default("0.00"),
      trouble: z.string(),
    })
    .nullable(),
})

export const orderListQuerySchema = z.object({
  status: z.enum(orderStatuses).optional(),
  /** Several statuses instead of one. */
  statuses: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
  /** An order's number; or words of the email address, the buyer, the address or the tracking. */
  search: z.string().trim().max(200).default(""),
  user_id: idSchema.optional(),
  /** Placed from this time (inclusive) until that one (exclusive). */
  from: instantSchema.optional(),
  until: instantSchema.optional(),
  is_pick_up: z.boolean().optional(),
  /** Only those whose payment needs an administrator's review. */
  has_payment_problem: z.boolean().default(false),
  sort: z.enum(orderSorts).default("id"),
  order: z.enum(["asc", "desc"]).default("desc"),
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(50),
})

/** Changes the status of an order. A shipped one may have a carrier and a tracking number. */
export const moveOrderSchema = z.object({
  id: idSchema,
  ...versionInput,
  status: z.enum(["processing", "shipped", "completed"]),
  carrier: buildTextLineSchema(80).default(""),
  tracking_number: buildTextLineSchema(80).default(""),
})

export const cancelOrderSchema = z.object({
  id: idSchema,
  ...versionInput,
  reason: buildTextLineSchema(300).default(""),
})

/**
 * Refunds an order. `restock`: returns the items to stock. If absent, restocks unless they were
 * shipped.
 */
export const refundOrderSchema = cancelOrderSchema.extend({ restock: z.boolean().nullish() })

export type SubmitOrder = z.infer<typeof submitOrderSchema>
export type WireOrderSummary = z.infer<typeof orderSummarySchema>
export type WireInvoice = z.infer<typeof invoiceSchema>
export type WireOrderStatus = z.infer<typeof orderStatusSchema>
export type WireReorder = z.input<typeof reorderSchema>
export type WireTickets = z.infer<typeof ticketsSchema>
export type WireAdminOrder = z.infer<typeof adminOrderSchema>
