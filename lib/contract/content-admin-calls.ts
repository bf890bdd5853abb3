import { z } from "zod"
import { listedVoucherSchema } from "./admin-list-calls.ts"
import { downloadSchema } from "./order.ts"
import { buildItemSchema, buildTextLineSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

/** Administrators' calls about form submissions and gift vouchers, besides those of the models. */
export const contentAdminCalls = {
  /** Marks a form submission as answered, or as not answered. */
  answerSubmission: buildCall("POST", "/cognito/form_submission/answer", {
    body: z.object({ id: idSchema, answered: z.boolean() }),
    response: buildItemSchema(z.object({ id: idSchema, answered_at: instantSchema.nullable() })),
  }),
  /**
   * Form submissions as a CSV file in UTF-8, newest first, at most 10,000: one in each row, with a
   * column for each label.
   */
  exportSubmissions: buildCall("POST", "/cognito/form_submission/export", {
    body: z.object({ form_id: idSchema.optional(), answered: z.boolean().optional() }),
    response: buildItemSchema(downloadSchema),
  }),
  /** Days after which a form submission is deleted; null: never. */
  getSubmissionRetention: buildCall("POST", "/cognito/form_submission/retention", {
    response: z.object({ days: z.number().nullable() }),
  }),
  /**
   * Makes a gift voucher void, so that its code cannot be redeemed; no money is refunded. 409 if it
   * has been redeemed.
   */
  voidGiftVoucher: buildCall("POST", "/sell/giftVoucher/void", {
    body: z.object({
      id: z.uuid(),
      reason: buildTextLineSchema(300).pipe(z.string().trim().min(1, "must be stated")),
    }),
    response: buildItemSchema(listedVoucherSchema),
  }),
} as const
