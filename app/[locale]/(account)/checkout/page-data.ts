import { randomUUID } from "node:crypto"
import { redirect } from "next/navigation"
import { getAccountOverview } from "#lib/account/customer-api.ts"
import {
  buildNewAddress,
  type SavedAddress,
  sortAddresses,
  type TypedAddress,
} from "#lib/account/saved-address.ts"
import { buildCheckoutEvent, type ShopEvent } from "#lib/analytics/shop-event.ts"
import { getSite } from "#lib/api/site.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { requirePricedCart } from "#lib/cart/cart-api.ts"
import { resolveFirstAddress } from "#lib/checkout/first-address.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** True if the shop takes orders. */
export async function isCheckoutOpen(): Promise<boolean> {
  return (await getSite()).settings.config.ecommerce
}

export type CheckoutData = {
  cart: Cart
  /** Enabled addresses, the current one first. */
  addresses: readonly SavedAddress[]
  /** Initially chosen address; null for a new one. */
  addressId: number | null
  /** Initial values of a new address. */
  newAddress: TypedAddress
  email: string
  /** Analytics event for the start of the checkout; null if analytics is disabled. */
  measured: ShopEvent | null
  /** Idempotency key of the order. */
  orderKey: string
}

/**
 * Returns the signed-in customer's cart, priced for the address that they most likely choose.
 * Redirects a guest to the login. Throws an ApiError.
 */
export async function requireCheckoutData(locale: string): Promise<CheckoutData> {
  const [overview, known] = await Promise.all([getAccountOverview(), requirePricedCart({})])
  if (!overview) redirect(buildLocalePath(locale, "/login"))
  const { customer } = overview
  const addresses = sortAddresses(overview.addresses, customer.currentAddressId).filter(
    ({ isEnabled }) => isEnabled,
  )
  const addressId = resolveFirstAddress(addresses, customer.currentAddressId, known.place)
  const isPriced = addressId === null || addressId === known.place?.addressId
  const cart =
    isPriced || !known.needsShipping ? known : await requirePricedCart({ place: addressId })
  const { analytics } = (await getSite()).settings
  const { suburb = "", postcode = "" } = addressId === null ? (cart.place ?? {}) : {}
  return {
    cart,
    addresses,
    addressId,
    email: customer.email,
    orderKey: randomUUID(),
    measured: analytics && buildCheckoutEvent(cart),
    newAddress: { ...buildNewAddress(customer), city: suburb, postcode },
  }
}
