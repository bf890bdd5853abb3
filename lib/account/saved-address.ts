import type { StateCode } from "#lib/contract/australia.ts"
import type { Customer } from "./customer.ts"

/** What is asked for in an address, in the order in which it is written. */
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

/** A delivery address in Australia as it is typed: nothing of it has been checked. */
export type TypedAddress = Readonly<Record<AddressFieldName, string>>

/** A delivery address as it was taken. */
export type WrittenAddress = TypedAddress & { readonly state: StateCode }

/** An address of the customer's address book; one that is switched off is no longer offered. */
export type SavedAddress = WrittenAddress & { readonly id: number; readonly isEnabled: boolean }

/** What the customer calls an address, or its street where it has no name. */
export function buildAddressName({ displayName, streetAddress }: TypedAddress): string {
  return displayName || streetAddress
}

/** An address as it is written on a parcel, line by line. */
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

/** An address book in the order it is shown: the current address first, switched-off ones last. */
export function sortAddresses(
  addresses: readonly SavedAddress[],
  currentId: number | null,
): SavedAddress[] {
  const rank = ({ id, isEnabled }: SavedAddress) => (id === currentId ? 0 : isEnabled ? 1 : 2)
  return [...addresses].sort((one, other) => rank(one) - rank(other) || one.id - other.id)
}

/** A new address as it is offered to be filled in: with the customer's name and phone. */
export function buildNewAddress({ details }: Pick<Customer, "details">): TypedAddress {
  const { firstName, lastName, mobilePhone: phone } = details
  const place = { streetAddress: "", streetAddressMore: "", city: "", state: "", postcode: "" }
  return { displayName: "", firstName, lastName, company: "", ...place, phone, email: "" }
}
