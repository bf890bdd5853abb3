import type { SavedAddress } from "#lib/account/saved-address.ts"
import type { Place } from "#lib/cart/cart.ts"

/**
 * Returns the saved address that a checkout starts with: the one the cart is priced for, one that
 * matches the destination of an estimate, else the current one. Null if a new one has to be typed.
 */
export function resolveFirstAddress(
  addresses: readonly SavedAddress[],
  currentId: number | null,
  place: Place | null,
): number | null {
  const offered = addresses.filter(({ isEnabled }) => isEnabled)
  const byId = (id: number | null) => offered.find((address) => address.id === id)
  if (place === null) return (byId(currentId) ?? offered[0])?.id ?? null
  if (place.addressId !== null) return (byId(place.addressId) ?? byId(currentId))?.id ?? null
  const isThere = ({ city, postcode }: SavedAddress) =>
    postcode === place.postcode && simplify(city) === simplify(place.suburb)
  return offered.find(isThere)?.id ?? null
}

function simplify(suburb: string): string {
  return suburb.toLowerCase().replaceAll(/[^a-z]/g, "")
}
