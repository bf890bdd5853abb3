import { z } from "zod"
import { imageHashSchema, imageSchema } from "./image.ts"
import { paymentStatuses } from "./payment.ts"
import { amountSchema, buildListSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const paging = {
  search: z.string().trim().max(200).default(""),
  order: z.enum(["asc", "desc"]).default("desc"),
  page: z.number().int().min(1).max(10_000).default(1),
  page_size: z.number().int().min(1).max(100).default(50),
}

/** An original of the media library. `image` is 4x3 at width 300. */
const listedImageSchema = z.object({
  hash: imageHashSchema,
  file_name: z.string(),
  mime: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  alt: z.string(),
  created_at: instantSchema,
  /** True if no record refers to it; it is deleted some days later. */
  is_unused: z.boolean(),
  image: imageSchema,
})

const voucherStates = ["unpaid", "issued", "redeemed", "void"] as const

/** A gift voucher; only its recipient knows its code. */
export const listedVoucherSchema = z.object({
  id: z.string(),
  state: z.enum(voucherStates),
  amount: amountSchema,
  theme_id: idSchema.nullable(),
  buyer_email: z.string(),
  recipient_name: z.string(),
  recipient_email: z.string(),
  send_on: z.string().nullable(),
  created_at: instantSchema,
  issued_at: instantSchema.nullable(),
  redeemed_at: instantSchema.nullable(),
  void_at: instantSchema.nullable(),
  /** Why an administrator made it void; empty where its payment was refunded. */
  void_reason: z.string(),
})

/** What to do about a payment with a problem. */
export const paymentAdvices = ["retry_refund", "compare_with_gateway", "find_at_gateway"] as const

const paymentProblemSchema = z.object({
  id: idSchema,
  gateway: z.string(),
  /** The id at the gateway; empty before the payer got there. */
  gateway_reference: z.string(),
  /** `order`, `form` or `voucher`, and the id of that record. */
  purpose: z.string(),
  reference: z.string(),
  status: z.enum(paymentStatuses),
  amount: amountSchema,
  captured: amountSchema,
  refund_due: amountSchema,
  refunded: amountSchema,
  problem: z.string(),
  advice: z.enum(paymentAdvices),
  created_at: instantSchema,
  updated_at: instantSchema,
})

/** Lists that only administrators have. */
export const adminListCalls = {
  /** Images but customers' own photos, newest first if not requested otherwise. */
  listImages: buildCall("POST", "/cognito/image/list", {
    body: z.object({
      ...paging,
      without_alt: z.boolean().default(false),
      unused: z.boolean().default(false),
      sort: z.enum(["created_at", "file_name", "bytes"]).default("created_at"),
    }),
    response: buildListSchema(listedImageSchema),
  }),
  listGiftVouchers: buildCall("POST", "/sell/giftVoucher/list", {
    body: z.object({
      ...paging,
      state: z.enum(voucherStates).optional(),
      sort: z.enum(["created_at", "amount_cents"]).default("created_at"),
    }),
    response: buildListSchema(listedVoucherSchema),
  }),
  /** Payments that need an administrator's review, the oldest first. */
  listPaymentProblems: buildCall("POST", "/sell/payment/listProblems", {
    body: z.object({ page: paging.page, page_size: paging.page_size }),
    response: buildListSchema(paymentProblemSchema),
  }),
} as const

export type WireListedImage = z.infer<typeof listedImageSchema>
export type WireListedVoucher = z.infer<typeof listedVoucherSchema>
export type WirePaymentProblem = z.infer<typeof paymentProblemSchema>
