import type { AppliedPromotion } from "#backend/promotions/resolve-promotion.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"
import type { LineWarning } from "./line-warning.ts"

/** A chosen add-on: `value` as entered, `label` as displayed, price for one product. */
export type TakenAddon = { id: number; name: string; value: string; label: string; cents: number }

/** A cart line with its prices at the time of reading. */
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
  /** Price of one unit including its add-ons. */
  unitCents: number
  fullUnitCents: number
  /** How many of the SKU can be bought, all lines together; 0 if it is no longer sold. */
  available: number
  /** Why the line cannot be ordered as it is; null if it can. */
  warning: LineWarning | null
  /** The product's groups and all of their ancestors. */
  groupIds: number[]
  shipsByQuote: boolean
  /** Business days until dispatch; null for the shop's usual time. */
  leadDays: DaySpan | null
  shippingNote: string
  isTicket: boolean
  eventAt: Date | null
  eventPlace: string
}

/**
 * The options chosen for a cart; the destination is either a saved address or a suburb with its
 * postcode.
 */
export type CartChosen = {
  shippingTypeId: number | null
  addressId: number | null
  suburb: string
  postcode: string
}

/** A cart with current prices. `promotionError`: why the stored code gives no discount. */
export type CartContent = {
  id: string
  lines: CartLine[]
  promotion: AppliedPromotion | null
  promotionCode: string
  promotionError: ErrorDetail | null
  choices: CartChosen
}
