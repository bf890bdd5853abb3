import { addressWireNames } from "#lib/account/customer-names.ts"
import { type AddressFieldName, addressFieldNames } from "#lib/account/saved-address.ts"

/**
 * Names of the checkout's form controls. Names with a hyphen are of controls without typed text.
 */
export const checkoutControls = {
  /** Idempotency key of the order, so that it is placed once however often the form is sent. */
  key: "order-key",
  /** The total that the customer was shown. */
  expectedTotal: "expected-total",
  /** The payable amount after store credit that the customer was shown. */
  expectedPayable: "expected-payable",
  locale: "shop-locale",
  address: "address-id",
  delivery: "delivery-type",
  payment: "payment-type",
  credit: "use-credit",
  marketing: "marketing-consent",
  code: "promotionCode",
  /** The promotion code that the customer has been shown as invalid. */
  rejectedCode: "rejected-code",
  note: "note",
  intent: "intent",
} as const

/** Value of the address control for an address that is typed. */
export const newAddress = "new"

/** Intents of the checkout's buttons: place the order, price it, or request a shipping quote. */
export const checkoutIntents = ["pay", "price", "quote"] as const
export type CheckoutIntent = (typeof checkoutIntents)[number]

const { intent: _intent, ...otherControls } = checkoutControls

/** Controls whose values are sent back for a page that is rendered again without JavaScript. */
export const typedControls: readonly string[] = [
  ...Object.values(otherControls),
  ...addressFieldNames,
]

/** API name of each field of the checkout with typed text. */
export const checkoutWireNames = {
  ...addressWireNames,
  promotionCode: "promotion_code",
} as const satisfies Record<AddressFieldName | typeof checkoutControls.code, string>
