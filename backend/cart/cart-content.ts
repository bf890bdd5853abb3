import type { AppliedPromotion } from "#backend/promotions/promotions.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import {
  type CartPrice,
  type CartToPrice,
  resolveCartPrice,
} from "#lib/contract/rules/cart-price.ts"
import type { DaySpan } from "#lib/contract/values/day-span.ts"

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

/** Availability of a line's SKU: `wanted` is the quantity of all lines of the cart together. */
type LineAvailability = {
  isSold: boolean
  available: number
  wanted: number
  hasAddonErrors: boolean
}

/** Why a line of a cart cannot be ordered. */
type LineWarning = Extract<
  ErrorDetail,
  {
    code:
      | "item_not_sold"
      | "item_out_of_stock"
      | "item_extras_changed"
      | "item_too_many"
      | "cart_amount_full"
  }
>

/** Returns why a line of a cart cannot be ordered; null if it can. */
export function buildLineWarning(standing: LineAvailability): LineWarning | null {
  const { isSold, available, wanted, hasAddonErrors } = standing
  if (!isSold) return { code: "item_not_sold" }
  if (available === 0) return { code: "item_out_of_stock" }
  if (hasAddonErrors) return { code: "item_extras_changed" }
  return wanted > available ? { code: "item_too_many", params: { count: available } } : null
}

/** Returns the warning of a line as the error of a whole order, which has to name the product. */
export function buildNamedWarning(name: string, warning: LineWarning): ErrorDetail {
  switch (warning.code) {
    case "item_not_sold":
      return { code: "line_not_sold", params: { name } }
    case "item_out_of_stock":
      return { code: "line_out_of_stock", params: { name } }
    case "item_extras_changed":
      return { code: "line_extras_changed", params: { name } }
    case "item_too_many":
      return { code: "line_too_many", params: { name, count: warning.params.count } }
    case "cart_amount_full":
      return { code: "line_amount_full", params: { name, amount: warning.params.amount } }
  }
}

/** Maximum value of an order in cents; larger orders are agreed in person. */
export const maxWorthCents = 99_999_999

/** Error for a cart above that maximum. */
export const maxWorthExceeded = {
  code: "cart_amount_full",
  params: { amount: maxWorthCents + 1 },
} as const satisfies ErrorDetail

/**
 * Returns the price of a cart's lines with its promotion, and with shipping, a payment surcharge
 * and store credit if passed.
 */
export function buildContentPrice(
  { lines, promotion }: Pick<CartContent, "lines" | "promotion">,
  parts: Partial<
    Pick<CartToPrice, "shipping" | "surcharge" | "creditCents" | "leastCents" | "hasGst">
  > = {},
): CartPrice {
  const {
    shipping = null,
    surcharge = null,
    creditCents = 0,
    leastCents = 0,
    hasGst = true,
  } = parts
  return resolveCartPrice({
    lines: lines.map(({ id, unitCents, qty }) => ({
      unitCents,
      qty,
      isInScope: promotion?.lineIds.includes(id) ?? false,
    })),
    discount: promotion?.discount ?? null,
    shipping,
    surcharge,
    creditCents,
    leastCents,
    hasGst,
  })
}
