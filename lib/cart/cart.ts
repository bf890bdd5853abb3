import type { Money } from "#lib/contract/money.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A chosen add-on: `value` as it is sent to the API, `label` as it is shown. */
export type CartAddon = { id: number; name: string; value: string; label: string; price: Money }

/**
 * One line of the cart. `name` is the chosen options, empty if the product has none. Texts are in the
 * language of the page as far as `translatedFields` names them; `english` are those that measurement
 * counts, absent if they are shown.
 */
export type CartItem = Translated & {
  english?: { productName: string; name: string }
  id: number
  slug: string
  name: string
  productName: string
  skuId: number
  /** Of the SKU. */
  code: string
  addons: readonly CartAddon[]
  qty: number
  /** Price of one including its add-ons; `fullPrice` without a special. */
  price: Money
  fullPrice: Money
  subtotal: Money
  picture: Picture | null
  /** Why it cannot be bought as it is; empty if it can. */
  warning: string
  /** Shown beside the delivery promise; may be empty. */
  shippingNote: string
}

export type ShippingQuote = Translated & {
  id: number
  name: string
  description: string
  amount: Money
  fullAmount: Money
  freeOver: Money | null
  isPickUp: boolean
  /** When the cart arrives, or can be picked up, with this method, as text; empty if unknown. */
  promise: string
}

export type PaymentType = Translated & {
  code: string
  name: string
  description: string
  surchargeBasisPoints: number
  surchargeFixed: Money
}

/** The name of a promotion, which may be empty; what it takes off, and which items (by id) it applies to. */
export type Promotion = Translated & {
  name: string
  discount: { kind: "percent"; basisPoints: number } | { kind: "fixed"; cents: number }
  itemIds: readonly number[]
}

/** A destination that shipping is priced for; `addressId` if it is a saved address. */
export type Place = { addressId: number | null; suburb: string; postcode: string }

/** The cart with its totals, as plain data that can be serialised to the browser. */
export type Cart = {
  itemCount: number
  items: readonly CartItem[]
  subtotal: Money
  isAllInStock: boolean
  promotionCode: string
  /** Why the code takes nothing off; empty if it does. */
  promotionMessage: string
  promotion: Promotion | null
  discount: Money
  needsShipping: boolean
  /** Shipping cannot be priced; the customer requests a quote by email. */
  needsQuote: boolean
  shippingMessage: string
  quotes: readonly ShippingQuote[]
  /** When the items are dispatched, as text. */
  promises: readonly string[]
  shippingType: number | null
  /** Null while unknown; then `total` does not include it. */
  shipping: Money | null
  place: Place | null
  total: Money
  tax: Money
  paymentTypes: readonly PaymentType[]
  /** Names of the wallets that the payment page offers on devices that have them. */
  wallets: readonly string[]
  credit: Money
  /**
   * The smallest amount that can be paid: credit is applied so that at least this, or nothing, is
   * left to pay.
   */
  leastPayment: Money
}

/** Choices to store with the cart; undefined leaves one as it is, null clears it. */
export type CartChoices = {
  promotionCode?: string | null
  shippingType?: number | null
  place?: number | { suburb: string; postcode: string } | null
}

/** Result of a change: the cart as it is now, and if the change was rejected the reason. */
export type CartResult =
  | { ok: true; cart: Cart }
  | { ok: false; code: string; message: string; cart: Cart | null }

/** The SKU that a product's chosen options match; prices are of one including its add-ons. */
export type SkuMatch = {
  sku: { id: number } | null
  price: Money | null
  fullPrice: Money | null
  isOnSpecial: boolean
  isInStock: boolean
  isLowStock: boolean
  /** Errors of add-ons, by add-on id. */
  addonErrors: Readonly<Record<string, string>>
}
