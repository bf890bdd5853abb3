import { z } from "zod"
import { isPostcodeOf, stateCodes } from "./australia.ts"
import { isEmailAddress, isPhoneNumber } from "./contact-validation.ts"
import { buildTextLineSchema, idSchema } from "./primitives.ts"

const needed = (what: string) => buildTextLineSchema(120).min(1, `Enter ${what}.`)

const fields = z.object({
  /** The customer's label for the address, such as "Home". If empty, the street is displayed. */
  display_name: buildTextLineSchema(80).default(""),
  first_name: needed("a first name"),
  last_name: needed("a last name"),
  email: buildTextLineSchema(254)
    .refine(
      (value) => value === "" || isEmailAddress(value),
      "Enter a full email address, such as name@example.com.",
    )
    .default(""),
  phone: buildTextLineSchema(40)
    .refine(
      (value) => value === "" || isPhoneNumber(value),
      "Enter a phone number, such as 0412 345 678.",
    )
    .default(""),
  company: buildTextLineSchema(120).default(""),
  street_address: needed("the street and number"),
  street_address_1: buildTextLineSchema(120).default(""),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{4}$/, "Enter a four-digit postcode, such as 4680."),
  city: needed("the suburb or town"),
  state: z.enum(stateCodes, "Choose a state or territory."),
  country: z.literal("AU", "We deliver within Australia only.").default("AU"),
})

const unfit = {
  error: "This postcode isn’t in the state you chose.",
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
