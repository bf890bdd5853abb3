import { z } from "zod"
import { buildIssueMessage, type ErrorDetail } from "./error-detail.ts"
import { buildTextLineSchema, idSchema } from "./primitives.ts"
import { isPostcodeOf, stateCodes } from "./values/australia.ts"
import { isEmailAddress, isPhoneNumber } from "./values/contact-validation.ts"

const buildRequiredLine = (detail: ErrorDetail) =>
  buildTextLineSchema(120).min(1, buildIssueMessage(detail))

const fields = z.object({
  /** The customer's label for the address, such as "Home". If empty, the street is displayed. */
  display_name: buildTextLineSchema(80).default(""),
  first_name: buildRequiredLine({ code: "first_name_required" }),
  last_name: buildRequiredLine({ code: "last_name_required" }),
  email: buildTextLineSchema(254)
    .refine(
      (value) => value === "" || isEmailAddress(value),
      buildIssueMessage({ code: "email_format" }),
    )
    .default(""),
  phone: buildTextLineSchema(40)
    .refine(
      (value) => value === "" || isPhoneNumber(value),
      buildIssueMessage({ code: "phone_format" }),
    )
    .default(""),
  company: buildTextLineSchema(120).default(""),
  street_address: buildRequiredLine({ code: "street_required" }),
  street_address_1: buildTextLineSchema(120).default(""),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, buildIssueMessage({ code: "postcode_format" })),
  city: buildRequiredLine({ code: "suburb_required" }),
  state: z.enum(stateCodes, buildIssueMessage({ code: "state_required" })),
  country: z.literal("AU", buildIssueMessage({ code: "country_unsupported" })).default("AU"),
})

const unfit = {
  error: buildIssueMessage({ code: "postcode_not_in_state" }),
  path: ["postcode"],
  when: ({ value }: { value: unknown }) => placeSchema.safeParse(value).success,
}
const placeSchema = fields.pick({ state: true, postcode: true })
const isOnePlace = ({ state, postcode }: z.infer<typeof placeSchema>) =>
  isPostcodeOf(state, postcode)

/** Validates a postal address in Australia, as entered. */
export const addressInputSchema = fields.refine(isOnePlace, unfit)

/** Validates an address update, which replaces the whole address. */
export const addressUpdateSchema = fields.extend({ id: idSchema }).refine(isOnePlace, unfit)

/** A saved address. Disabled addresses stay in the database but are not offered. */
export const addressSchema = fields.extend({
  id: idSchema,
  enabled: z.boolean(),
  email: z.string(),
  phone: z.string(),
})

export type AddressInput = z.infer<typeof addressInputSchema>
export type WireAddress = z.infer<typeof addressSchema>
