import { listAddressLines } from "#lib/account/saved-address.ts"
import type { AdminOrder } from "./data-provider.ts"

type Address = NonNullable<AdminOrder["address"]>

/** Returns an address line by line, as it is written on a parcel. */
export function listLabelLines(address: Address): string[] {
  return listAddressLines({
    displayName: address.display_name,
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    streetAddress: address.street_address,
    streetAddressMore: address.street_address_1,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    phone: address.phone,
    email: address.email,
  })
}

/** Returns the ids of a query such as "3,5,8", each once and 100 at most. */
export function parseOrderIds(text: string): number[] {
  const ids = text.split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, 100)
}

/** Labels of an A4 sheet, 3 by 8. */
export const labelsPerSheet = 24
