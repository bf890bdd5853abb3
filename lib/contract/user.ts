import { z } from "zod"
import { adminRoles } from "./admin-role.ts"
import { buildIssueMessage } from "./error-detail.ts"
import { imageSchema } from "./image.ts"
import { buildTextLineSchema, idSchema, instantSchema } from "./primitives.ts"
import { australianStates } from "./values/australia.ts"
import { isAbn, isEmailAddress, isPhoneNumber, isWebAddress } from "./values/contact-validation.ts"

/** An email address in lower case; different notations of one address are one customer. */
export const emailSchema = z
  .string({ error: buildIssueMessage({ code: "email_required" }) })
  .trim()
  .toLowerCase()
  .min(1, buildIssueMessage({ code: "email_required" }))
  .refine(isEmailAddress, buildIssueMessage({ code: "email_format" }))

/** Minimum and maximum characters of a password (NIST SP 800-63B: long rather than complicated). */
export const passwordLimits = { fewest: 10, most: 200 } as const

/** A new password: any characters, 10 to 200 of them. */
export const newPasswordSchema = z
  .string({ error: buildIssueMessage({ code: "password_required" }) })
  .min(
    passwordLimits.fewest,
    buildIssueMessage({ code: "password_too_short", params: { count: passwordLimits.fewest } }),
  )
  .max(
    passwordLimits.most,
    buildIssueMessage({ code: "password_too_long", params: { count: passwordLimits.most } }),
  )

/** A calendar day, "1984-05-31". */
const daySchema = z.iso.date(buildIssueMessage({ code: "date_format" }))

/** A date of birth: in the past, and at most 130 years ago. */
export const birthDateSchema = daySchema
  .refine(
    (day) => day <= new Date().toISOString().slice(0, 10),
    buildIssueMessage({ code: "date_in_future" }),
  )
  .refine(
    (day) => Number(day.slice(0, 4)) >= new Date().getUTCFullYear() - 130,
    buildIssueMessage({ code: "date_too_long_ago" }),
  )

const phone = buildTextLineSchema(40).refine(
  (value) => value === "" || isPhoneNumber(value),
  buildIssueMessage({ code: "phone_format" }),
)
const webAddress = buildTextLineSchema(300).refine(
  (value) => value === "" || isWebAddress(value),
  buildIssueMessage({ code: "website_format" }),
)
const day = z.union([daySchema, z.literal("")])

export const firstNameSchema = buildTextLineSchema(100).min(
  1,
  buildIssueMessage({ code: "own_first_name_required" }),
)
export const lastNameSchema = buildTextLineSchema(100).min(
  1,
  buildIssueMessage({ code: "own_last_name_required" }),
)

/**
 * A customer's profile, as entered. Empty texts mean "nothing"; the back end takes only the fields
 * that the site's configuration lets customers change.
 */
export const userInputSchema = z.object({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  mobile_phone: phone,
  date_of_birth: z.union([birthDateSchema, z.literal("")]),
  current_address_id: idSchema.nullable(),
  company_name: buildTextLineSchema(200),
  company_phone: phone,
  trading_name: buildTextLineSchema(200),
  abn: buildTextLineSchema(20).refine(
    (value) => value === "" || isAbn(value),
    buildIssueMessage({ code: "abn_format" }),
  ),
  website: webAddress,
  facebook_link: webAddress,
  additional_member: buildTextLineSchema(200),
  drivers_licence_number: buildTextLineSchema(40),
  drivers_licence_expiry: day,
  drivers_licence_state_of_issue_id: z
    .number()
    .int()
    .nullable()
    .refine(
      (id) => id === null || australianStates.some((state) => state.id === id),
      buildIssueMessage({ code: "state_required" }),
    ),
  emergency_contact_name: buildTextLineSchema(200),
  emergency_contact_phone: phone,
})

/**
 * An update of the customer's own profile: any of the fields. `newpassword` needs
 * `current_password` if a password exists; it ends the customer's other sessions.
 */
export const userUpdateSchema = userInputSchema.partial().extend({
  newpassword: newPasswordSchema.optional(),
  current_password: z.string().max(passwordLimits.most).optional(),
})

/**
 * A customer, in responses to that customer and to administrators. Dates are calendar days or
 * empty.
 */
export const userSchema = z.object({
  id: idSchema,
  first_name: z.string(),
  last_name: z.string(),
  is_admin: z.boolean(),
  /** What an administrator may do; null for others. */
  admin_role: z.enum(adminRoles).nullable().default(null),
  email: z.string(),
  mobile_phone: z.string(),
  date_of_birth: z.string(),
  current_address_id: idSchema.nullable(),
  /** The profile image, 1x1 at width 600, and the same at width 300. */
  image: imageSchema.nullable(),
  thumbnail: imageSchema.nullable(),
  company_name: z.string(),
  company_phone: z.string(),
  trading_name: z.string(),
  abn: z.string().nullable(),
  website: z.string().nullable(),
  facebook_link: z.string().nullable(),
  additional_member: z.string(),
  drivers_licence_number: z.string(),
  drivers_licence_expiry: z.string(),
  drivers_licence_state_of_issue_id: z.number().int().nullable(),
  emergency_contact_name: z.string(),
  emergency_contact_phone: z.string(),
  /** False if no password has been set; sign-in is then by email. */
  has_password: z.boolean(),
})

export type WireUser = z.infer<typeof userSchema>
export type UserInput = z.infer<typeof userInputSchema>
export type UserUpdate = z.infer<typeof userUpdateSchema>

/**
 * Wording of the consent checkbox at the checkout and in the profile, stored with every consent.
 * Another wording is another version: consent to an earlier one does not cover it.
 */
export const marketingConsent = {
  version: "1",
  wording:
    "Please keep me up to date with new products and offers (information is not shared with third parties)",
} as const

/** The active consent, since when, and whether it covers the current wording; null for none. */
export const marketingSchema = z.object({
  marketing: z.object({ given_at: instantSchema, is_current: z.boolean() }).nullable(),
})

export type WireConsent = z.infer<typeof marketingSchema>["marketing"]
