import { z } from "zod"
import { addressSchema } from "./address.ts"
import { downloadSchema } from "./order.ts"
import { buildItemSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import { emailSchema } from "./user.ts"

const creditEntrySchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  /** Negative: credit that was spent or taken back. */
  amount: z.string(),
  reason: z.string(),
  order_id: idSchema.nullable(),
  created_at: instantSchema,
})

const consentSchema = z.object({
  given_at: instantSchema,
  given_by: z.string(),
  wording: z.string(),
  withdrawn_at: instantSchema.nullable(),
  withdrawn_by: z.string().nullable(),
})

/** What administrators see of a customer; their orders are listed by `listOrders`. */
const customerSchema = z.object({
  id: idSchema,
  enabled: z.boolean(),
  is_admin: z.boolean(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mobile_phone: z.string(),
  company_name: z.string(),
  abn: z.string().nullable(),
  language: z.string(),
  created_at: instantSchema,
  signed_in_at: instantSchema.nullable(),
  addresses: z.array(addressSchema),
  credit_balance: z.string(),
  /** Newest first, at most 200. */
  credit_entries: z.array(creditEntrySchema),
  /** All consents to marketing emails, oldest first. */
  consents: z.array(consentSchema),
  /** True if the address has a confirmed subscription to the newsletter. */
  has_newsletter: z.boolean(),
})

const person = z.object({
  /** Id of the account; absent for a person without one. */
  id: idSchema.optional(),
  email: emailSchema,
})

/** Administrators' calls about customers. */
export const customerAdminCalls = {
  getCustomer: buildCall("POST", "/cognito/user/summary", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(customerSchema),
  }),
  /** Withdraws the consent to marketing emails, and ends the newsletter, at the customer's request. */
  withdrawMarketing: buildCall("POST", "/cognito/user/withdrawMarketing", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(customerSchema),
  }),
  /** Everything stored about a person, with or without an account, as a JSON file. Requires a recent sign-in. */
  exportCustomer: buildCall("POST", "/cognito/user/export", {
    body: person,
    response: downloadSchema,
  }),
  /**
   * Erases a person: deletes everything but orders, and anonymises those. Rejected with 409 while
   * orders, refunds or credit are open, unless `insist` is true: unpaid orders are then cancelled.
   * Requires a recent sign-in.
   */
  eraseCustomer: buildCall("POST", "/cognito/user/erase", {
    body: person.extend({ insist: z.boolean().default(false) }),
    response: z.object({
      orders_retained: z.number().int().nonnegative(),
      submissions_removed: z.number().int().nonnegative(),
      mails_removed: z.number().int().nonnegative(),
    }),
  }),
} as const

export type WireCustomer = z.infer<typeof customerSchema>
