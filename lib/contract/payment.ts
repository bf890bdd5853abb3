import { z } from "zod"
import { amountSchema, idSchema } from "./primitives.ts"
import { promiseNames } from "./rules/delivery-promise.ts"

/**
 * Status of a payment: `waiting` for the payer, `pending` at the bank, `paid`, or over without
 * money: `declined`, `cancelled` by a person, `expired`.
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

/** Result displayed to the payer: charged, not charged, refunded, or not known yet. */
export const paymentOutcomes = ["paid", "not_charged", "refunded", "checking"] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

export const paymentTokenSchema = z.string().min(1).max(200)

/** Looks up the result of a payment by the token that the gateway added to the return URL. */
export const paidQuerySchema = z.object({
  /** Base64 of the URL that the payer returned to. */
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
  /** Days in the shop's calendar on which an order was promised to arrive. */
  dates: z.object({ from: z.iso.date(), to: z.iso.date() }).optional(),
})

/**
 * `success` is true if it is paid; `payment` is null for an unknown payment. The token may be
 * leaked, so the response does not identify the payer.
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
      /** Number of the paid order; null for anything else. */
      order_id: idSchema.nullable(),
      /** Promised delivery of a paid order, until it is dispatched; `days` are business days. */
      promises: z.array(promiseLineSchema).default([]),
    })
    .nullable(),
})

/** An amount to be paid, from 0.00. */
export const payAmountSchema = amountSchema.refine(
  (amount) => !amount.startsWith("-"),
  "must not be negative",
)

/** The surcharge of a payment method on an amount; `total` is their sum. */
export const surchargeSchema = z.object({
  amount: amountSchema,
  surcharge: amountSchema,
  total: amountSchema,
})

/** Wallets that the page of a payment gateway can offer beside the card's number. */
export const walletNames = ["apple_pay", "google_pay", "link"] as const
export type WalletName = (typeof walletNames)[number]

/** A payment method. `code` is sent as `paymentGateway` with the order. */
export const paymentTypeSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  is_credit_card: z.boolean(),
  surcharge_basis_points: z.number().int().nonnegative(),
  surcharge_fixed: amountSchema,
  /** Surcharge on the requested amount, such as the cart's total. */
  surcharge: amountSchema,
})

export type WirePaymentType = z.infer<typeof paymentTypeSchema>
