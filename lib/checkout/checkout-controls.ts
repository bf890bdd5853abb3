import { addressFieldNames } from "#lib/account/saved-address.ts"

/** Names of the checkout's controls. With a hyphen: those in which nobody types. */
export const checkoutControls = {
  /** Names this order, so that it is made once however often it is sent. */
  key: "order-key",
  /** The total that the customer was shown. */
  expectedTotal: "expected-total",
  /** What store credit leaves of it. */
  expectedPayable: "expected-payable",
  locale: "shop-locale",
  address: "address-id",
  delivery: "delivery-type",
  payment: "payment-type",
  credit: "use-credit",
  marketing: "keep-me-posted",
  code: "promotionCode",
  /** The code of which the customer has been told that it does not count. */
  refusedCode: "refused-code",
  note: "note",
  wish: "wish",
} as const

/** Value of the address control for one that is typed. */
export const newAddress = "new"

/** What the buttons of the checkout ask for: pay, work out the total, or ask for a delivery price. */
export const checkoutWishes = ["pay", "price", "quote"] as const
export type CheckoutWishName = (typeof checkoutWishes)[number]

const { wish: _wish, ...kept } = checkoutControls

/** Controls whose text comes back where the page has to be made anew. */
export const typedControls: readonly string[] = [...Object.values(kept), ...addressFieldNames]
