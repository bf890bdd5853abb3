import type { StateCode } from "#lib/contract/values/australia.ts"
import type { Customer } from "./customer.ts"

/** Fields of an address form, in the order in which an address is written. */
export const addressFieldNames = [
  "displayName",
  "firstName",
  "lastName",
  "company",
  "streetAddress",
  "streetAddressMore",
  "city",
  "state",
  "postcode",
  "phone",
  "email",
] as const

export type AddressFieldName = (typeof addressFieldNames)[number]

/** A delivery address in Australia as it was typed, not yet validated. */
export type TypedAddress = Readonly<Record<AddressFieldName, string>>

/** A delivery address that the API has validated. */
export type WrittenAddress = TypedAddress & { readonly state: StateCode }

/** An entry of the customer's address book; a disabled one is no longer offered. */
export type SavedAddress = WrittenAddress & { readonly id: number; readonly isEnabled: boolean }

/** Returns the customer's name for an address, or its street if it has none. */
export function buildAddressName({ displayName, streetAddress }: TypedAddress): string {
  return displayName || streetAddress
}

/** Returns an address line by line, as it is written on a parcel. */
export function listAddressLines(address: TypedAddress): string[] {
  const { firstName, lastName, company, streetAddress, streetAddressMore } = address
  const { city, state, postcode } = address
  const lines = [
    `${firstName} ${lastName}`,
    company,
    streetAddress,
    streetAddressMore,
    `${city} ${state} ${postcode}`,
  ]
  return lines.map((line) => line.trim()).filter((line) => line !== "")
}

/** Sorts an address book for display: the current address first, disabled ones last. */
export function sortAddresses(
  addresses: readonly SavedAddress[],
  currentId: number | null,
): SavedAddress[] {
  const rank = ({ id, isEnabled }: SavedAddress) => (id === currentId ? 0 : isEnabled ? 1 : 2)
  return [...addresses].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
}

/** Builds the initial values of a new address form: the customer's name and phone. */
export function buildNewAddress({ details }: Pick<Customer, "details">): TypedAddress {
  const { firstName, lastName, mobilePhone: phone } = details
  const place = { streetAddress: "", streetAddressMore: "", city: "", state: "", postcode: "" }
  return { displayName: "", firstName, lastName, company: "", ...place, phone, email: "" }
}
