import { z } from "zod"
import { promiseNames } from "./delivery-promise.ts"
import { amountSchema, idSchema } from "./primitives.ts"

/**
 * Where a payment stands: `waiting` for the payer, `pending` at the bank, `paid`, or over without
 * money: `declined`, `cancelled` by somebody, `expired`.
 */
export const paymentStatuses = [
  "waiting",
  "pending",
  "paid",
  "declined",
  "cancelled",
  "expired",
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What a payer is told: the money was taken, was not, went back, or nobody knows yet. */
export const paymentOutcomes = ["paid", "not_charged", "refunded", "checking"] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const paymentTokenSchema = z.string().min(1).max(200)

/** Result of a payment, by the token the gateway has put into the return address. */
export const paidQuerySchema = z.object({
  /** Base64 of the address the payer came back to. */
  url: z.string().max(4_000).default(""),
  payum_token: paymentTokenSchema,
})

const daySpanSchema = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
})
const promiseLineSchema = z.object({
  name: z.enum(promiseNames),
  days: daySpanSchema.nullable(),
})

/**
 * `success` says whether it is paid; `payment` is null where nobody knows such a payment. The token
 * may be in anybody's hands, so that nothing here says who paid.
 */
export const paidSchema = z.object({
  success: z.boolean(),
  payment: z
    .object({
      id: idSchema,
      status: z.enum(paymentStatuses),
      outcome: z.enum(paymentOutcomes),
      /** What was paid for: "order", "form", "voucher". */
      purpose: z.string(),
      amount: amountSchema,
      /** Number of the order it pays; null for anything else. */
      order_id: idSchema.nullable(),
      /** What is promised of a paid order's delivery, until it leaves; `days` are business days. */
      promises: z.array(promiseLineSchema).default([]),
    })
    .nullable(),
})

/** An amount to be paid, from 0.00. */
export const payAmountSchema = amountSchema.refine(
  (amount) => !amount.startsWith("-"),
  "must not be negative",
)

/** What a way to pay adds to an amount; `total` is both together. */
export const surchargeSchema = z.object({
  amount: amountSchema,
  surcharge: amountSchema,
  total: amountSchema,
})

/** A way to pay. `code` is sent as `paymentGateway` with the order. */
export const paymentTypeSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  is_credit_card: z.boolean(),
  surcharge_basis_points: z.number().int().nonnegative(),
  surcharge_fixed: amountSchema,
  /** Of the amount that is asked about, such as the cart's. */
  surcharge: amountSchema,
})

export type WirePaymentType = z.infer<typeof paymentTypeSchema>
