import type { DaySpan } from "#lib/contract/day-span.ts"
import type { Discount } from "#lib/contract/price-cart.ts"

/** An add-on that was taken: `value` as it was entered, `label` as it reads, price for one product. */
export type TakenAddon = { id: number; name: string; value: string; label: string; cents: number }

/** One line of a cart with what it costs at the moment it was read. */
export type CartLine = {
  id: number
  skuId: number
  productId: number
  productName: string
  slug: string
  /** The chosen options, such as "Amber, 500 ml". */
  skuName: string
  skuCode: string
  variations: { name: string; variation_type: string }[]
  imageHash: string | null
  addons: TakenAddon[]
  addonsKey: string
  qty: number
  /** Of one with its add-ons. */
  unitCents: number
  fullUnitCents: number
  /** How many of the SKU could be bought, all lines together; 0 for what is no longer sold. */
  available: number
  /** Why the line cannot be ordered as it is; empty where it can. */
  warning: string
  /** Groups of the product, and all above them. */
  groupIds: number[]
  shipsByQuote: boolean
  /** Business days until it leaves; null for the shop's usual time. */
  leadDays: DaySpan | null
  shippingNote: string
  isTicket: boolean
  eventAt: Date | null
  eventPlace: string
}

/** A code that holds now, what it takes off, and of which lines (by id). */
export type AppliedPromotion = { id: number; code: string; discount: Discount; lineIds: number[] }

/** One way to deliver a cart to a place. */
export type ShippingOption = {
  id: number
  name: string
  description: string
  isPickUp: boolean
  fullCents: number
  freeOverCents: number | null
}

/** What was chosen for a cart; a place is either a saved address or a suburb with its postcode. */
export type CartChosen = {
  shippingTypeId: number | null
  addressId: number | null
  suburb: string
  postcode: string
}

/** A cart as it stands now. `promotionMessage` says why the code that is kept takes nothing off. */
export type CartContent = {
  id: string
  lines: CartLine[]
  promotion: AppliedPromotion | null
  promotionCode: string
  promotionMessage: string
  choices: CartChosen
}
