import { z } from "zod"
import { errorBodySchema } from "./error.ts"
import { buildIssueMessage } from "./error-detail.ts"
import { adminOrderSchema, moveOrderSchema, orderListQuerySchema } from "./order.ts"
import {
  amountSchema,
  buildTextLineSchema,
  idempotencyInput,
  idSchema,
  versionInput,
} from "./primitives.ts"
import { sanitiseText } from "./values/sanitise-text.ts"

/** Quantities of an order's lines, each line once. */
const lineQuantitiesSchema = z
  .array(z.object({ order_line_id: idSchema, qty: z.number().int().min(1).max(10_000) }))
  .max(500)
  .refine(
    (lines) => new Set(lines.map((line) => line.order_line_id)).size === lines.length,
    "must name each line once",
  )

/** Moves several orders, each by itself: some may be rejected while others move. */
export const moveOrdersSchema = moveOrderSchema.omit({ id: true, version: true }).extend({
  orders: z
    .array(z.object({ id: idSchema, ...versionInput }))
    .min(1)
    .max(100),
})

/** One row of a call about several orders: the order, or why it was rejected. */
export const orderRowSchema = z.object({
  id: idSchema,
  ok: z.boolean(),
  item: adminOrderSchema.nullable(),
  error: errorBodySchema.nullable(),
})

/** A parcel with some of an order's items. The order is shipped once all of them are in parcels. */
export const shipOrderSchema = z.object({
  id: idSchema,
  ...versionInput,
  ...idempotencyInput,
  lines: lineQuantitiesSchema.min(1),
  carrier: buildTextLineSchema(80).default(""),
  tracking_number: buildTextLineSchema(80).default(""),
})

/**
 * Refunds a part of the money. Without `amount` it is what the named items cost, less their share of
 * the discount. `restock` returns these items to stock.
 */
export const refundPartSchema = z
  .object({
    id: idSchema,
    ...versionInput,
    ...idempotencyInput,
    lines: lineQuantitiesSchema.default([]),
    amount: amountSchema.optional(),
    reason: buildTextLineSchema(300).default(""),
    restock: z.boolean().default(false),
  })
  .refine(
    ({ lines, amount }) => lines.length > 0 || amount !== undefined,
    "must name items or an amount",
  )

/** The emails about an order that can be sent again, in its present state. */
export const orderMails = ["confirmation", "shipped"] as const

export const resendMailSchema = z.object({ id: idSchema, mail: z.enum(orderMails) })

const noteLength = 2_000

/** An internal note on an order. */
export const addOrderNoteSchema = z.object({
  id: idSchema,
  ...idempotencyInput,
  note: z
    .string()
    .overwrite((text) => sanitiseText(text).trim())
    .min(1)
    .max(noteLength, buildIssueMessage({ code: "text_too_long", params: { count: noteLength } })),
})

/** At most 10,000 orders. */
export const exportOrdersSchema = orderListQuerySchema.omit({ page: true, page_size: true })
