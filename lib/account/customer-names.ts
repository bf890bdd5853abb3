import type { z } from "zod"
import type { AddressInput, addressInputSchema } from "#lib/contract/address.ts"
import type { UserInput } from "#lib/contract/user.ts"
import type { DetailName } from "./customer.ts"
import type { AddressFieldName, TypedAddress } from "./saved-address.ts"

/** API name of each customer detail. */
export const detailWireNames = {
  firstName: "first_name",
  lastName: "last_name",
  dateOfBirth: "date_of_birth",
  mobilePhone: "mobile_phone",
  additionalMember: "additional_member",
  companyName: "company_name",
  tradingName: "trading_name",
  abn: "abn",
  companyPhone: "company_phone",
  website: "website",
  facebookLink: "facebook_link",
  driversLicenceNumber: "drivers_licence_number",
  driversLicenceExpiry: "drivers_licence_expiry",
  driversLicenceState: "drivers_licence_state_of_issue_id",
  emergencyContactName: "emergency_contact_name",
  emergencyContactPhone: "emergency_contact_phone",
} as const satisfies Record<DetailName, keyof UserInput>

/** API name of each address field. */
export const addressWireNames = {
  displayName: "display_name",
  firstName: "first_name",
  lastName: "last_name",
  company: "company",
  streetAddress: "street_address",
  streetAddressMore: "street_address_1",
  city: "city",
  state: "state",
  postcode: "postcode",
  phone: "phone",
  email: "email",
} as const satisfies Record<AddressFieldName, keyof AddressInput>

/**
 * Returns the field errors under the shop's field names, in the order of its fields. Unmapped
 * fields come last and retain the API's name.
 */
export function parseFieldErrors<Text>(
  errors: Readonly<Record<string, Text>>,
  wireNames: Readonly<Record<string, string>>,
): Record<string, Text> {
  const given = new Map(Object.entries(errors))
  const own = Object.entries(wireNames).flatMap(([name, wire]) => {
    const error = given.get(wire)
    return error !== undefined && given.delete(wire) ? [[name, error] as const] : []
  })
  return Object.fromEntries([...own, ...given])
}

/** Builds the API's address from the text as typed, whose state may be none: the API validates it. */
export function buildAddressInput(typed: TypedAddress): z.input<typeof addressInputSchema> {
  const { city, postcode, phone, email, company } = typed
  return {
    city,
    postcode,
    phone,
    email,
    company,
    display_name: typed.displayName,
    first_name: typed.firstName,
    last_name: typed.lastName,
    street_address: typed.streetAddress,
    street_address_1: typed.streetAddressMore,
    state: typed.state as z.input<typeof addressInputSchema>["state"],
  }
}
