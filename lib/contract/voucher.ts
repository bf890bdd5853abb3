import { z } from "zod"
import { buildIssueMessage, errorDetailSchema } from "./error-detail.ts"
import { imageSchema } from "./image.ts"
import { orderTokenSchema, returnUrlSchema } from "./order.ts"
import {
  amountSchema,
  buildTextLineSchema,
  idSchema,
  instantSchema,
  writtenAmountSchema,
} from "./primitives.ts"
import { translatedFields } from "./translation.ts"
import { emailSchema } from "./user.ts"
import { sanitiseText } from "./values/sanitise-text.ts"
import { giftLimits } from "./voucher-limits.ts"

/** Minimum and maximum cents of a gift voucher. */
export const voucherLimits = { fewestCents: 100, mostCents: 100_000 } as const

/** `image` is 16x9 at width 400. */
export const voucherThemeSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema.nullable(),
  ...translatedFields,
})

const giftNameSchema = buildTextLineSchema(giftLimits.nameLength)

/**
 * `email` is the buyer's; optional for a signed-in user. `recipient_email` gets the voucher at once,
 * or on the day `send_on` ("2026-12-24"). The names and the message are on the voucher.
 */
export const buyVoucherSchema = z.object({
  theme_id: idSchema.nullish(),
  amount: writtenAmountSchema,
  url: returnUrlSchema,
  email: emailSchema.nullish(),
  recipient_name: giftNameSchema.default(""),
  recipient_email: emailSchema.nullish(),
  sender_name: giftNameSchema.default(""),
  message: z
    .string()
    .overwrite((text) => sanitiseText(text).trim())
    .max(
      giftLimits.messageLength,
      buildIssueMessage({ code: "text_too_long", params: { count: giftLimits.messageLength } }),
    )
    .default(""),
  send_on: z.iso.date(buildIssueMessage({ code: "voucher_send_on_format" })).nullish(),
})

/** `payment` is the URL to pay at. */
export const buyVoucherResultSchema = z.object({
  success: z.boolean(),
  message: z.string().default(""),
  detail: errorDetailSchema,
  payment: z.string().nullable().default(null),
})

/** Sixteen alphanumerics in four groups. Ignores case, spaces and hyphens. */
export const voucherCodeSchema = z
  .string({ error: buildIssueMessage({ code: "voucher_code_required" }) })
  .trim()
  .min(1, buildIssueMessage({ code: "voucher_code_required" }))
  .max(60, buildIssueMessage({ code: "voucher_code_format" }))
  .transform((code) => code.replaceAll(/[\s-]/g, "").toUpperCase())

export const redeemVoucherSchema = z.object({ code: voucherCodeSchema })

/** `balance` is the store credit afterwards. `code` "login": the client has to sign in first. */
export const redeemVoucherResultSchema = z.object({
  success: z.boolean(),
  message: z.string().default(""),
  detail: errorDetailSchema,
  code: z.enum(["login", "unknown", "spent", "too_many"]).optional(),
  balance: amountSchema.nullable().default(null),
})

/** What a code is worth: `amount` is null unless it can be redeemed. */
export const voucherBalanceSchema = z.object({
  success: z.boolean(),
  message: z.string().default(""),
  detail: errorDetailSchema,
  amount: amountSchema.nullable().default(null),
})

/** A voucher as printed. `code` is null if the voucher is unpaid or no longer valid. */
export const voucherSchema = z.object({
  token: orderTokenSchema,
  amount: amountSchema,
  code: z.string().nullable(),
  is_redeemed: z.boolean(),
  issued_at: instantSchema.nullable(),
  theme: voucherThemeSchema.nullable(),
  seller_name: z.string(),
  recipient_name: z.string().default(""),
  sender_name: z.string().default(""),
  message: z.string().default(""),
})

export type WireVoucher = z.infer<typeof voucherSchema>
export type WireVoucherTheme = z.infer<typeof voucherThemeSchema>

/** Formats a voucher code in groups of four, for reading and typing. */
export function formatVoucherCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").replaceAll(/(.{4})(?=.)/g, "$1-")
}
