import type { Cart } from "#lib/cart/cart.ts"
import type { CheckoutError } from "./checkout-state.ts"

/** True if an order was rejected only because no shipping method was chosen. */
export function lacksDelivery({ message }: CheckoutError): boolean {
  return message !== "" && message.detail?.code === "shipping_method_required"
}

/** Returns the id of the method that the cart preselects for a delivery; null for none. */
export function getPreselectedDelivery({ quotes, shippingType }: Cart): number | null {
  return quotes.find(({ id, isPickUp }) => id === shippingType && !isPickUp)?.id ?? null
}
