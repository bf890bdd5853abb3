import type { Picture } from "#lib/images/picture.ts"
import type { Money } from "#lib/money.ts"

/** What was taken of an add-on: `value` as it is sent to the shop, `label` as it is read. */
export type CartAddon = { id: number; name: string; value: string; label: string; price: Money }

/** One line of the cart. `name` is the chosen options, empty where there are none to choose. */
export type CartItem = {
  id: number
  slug: string
  name: string
  productName: string
  skuId: number
  /** Of the SKU. */
  code: string
  addons: readonly CartAddon[]
  qty: number
  /** Of one with its add-ons; `fullPrice` without a special. */
  price: Money
  fullPrice: Money
  subtotal: Money
  picture: Picture | null
  /** How many can be bought now. */
  canPurchase: number
  /** Why it cannot be bought as it is; empty where it can. */
  warning: string
  /** Shown beside what is promised of the delivery; may be empty. */
  shippingNote: string
}

export type ShippingQuote = {
  id: number
  name: string
  description: string
  amount: Money
  fullAmount: Money
  freeOver: Money | null
  isPickUp: boolean
  /** When the cart arrives or can be picked up by it, in words; empty where nobody can say. */
  promise: string
}

export type PaymentType = {
  code: string
  name: string
  description: string
  surchargeBasisPoints: number
  surchargeFixed: Money
}

/** What a code takes off, and of which items (by id). */
export type Promotion = {
  discount: { kind: "percent"; basisPoints: number } | { kind: "fixed"; cents: number }
  itemIds: readonly number[]
}

export type SavedAddress = {
  id: number
  name: string
  /** Its lines as they are read. */
  lines: readonly string[]
}

/** A place that delivery is priced for; `addressId` where it is a saved address. */
export type Place = { addressId: number | null; suburb: string; postcode: string }

/** The cart with what it costs, as plain data that a browser can be given. */
export type Cart = {
  itemCount: number
  items: readonly CartItem[]
  subtotal: Money
  isAllInStock: boolean
  promotionCode: string
  /** Why the code takes nothing off; empty where it does. */
  promotionMessage: string
  promotion: Promotion | null
  discount: Money
  needsShipping: boolean
  /** Delivery cannot be priced; it is asked for by mail. */
  needsQuote: boolean
  shippingMessage: string
  quotes: readonly ShippingQuote[]
  /** When its things leave, in words. */
  promises: readonly string[]
  shippingType: number | null
  /** Null while it is not known; then it is not in `total`. */
  shipping: Money | null
  place: Place | null
  total: Money
  tax: Money
  paymentTypes: readonly PaymentType[]
  addresses: readonly SavedAddress[]
  credit: Money
  /** The least that can be paid at once: credit is used so far that this is left, or nothing. */
  leastPayment: Money
}

/** Choices to keep with the cart; those left out stay as they are, null forgets. */
export type CartChoices = {
  promotionCode?: string | null
  shippingType?: number | null
  place?: number | { suburb: string; postcode: string } | null
}

/** What became of a change: the cart as it is now, and where it was refused the reason in words. */
export type CartResult =
  | { ok: true; cart: Cart }
  | { ok: false; code: string; message: string; cart: Cart | null }

/** What the options of a product lead to now; prices are of one with its add-ons. */
export type FoundSku = {
  sku: { id: number; photoId: number | null } | null
  price: Money | null
  fullPrice: Money | null
  isOnSpecial: boolean
  isInStock: boolean
  canPurchase: number
  /** What is wrong with add-ons, by id. */
  addonFaults: Readonly<Record<string, string>>
}
