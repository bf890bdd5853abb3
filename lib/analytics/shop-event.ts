import { isRecord } from "#lib/contract/values/record.ts"
/** An item of an analytics event. `cents` is the unit price in AUD. */
export type MeasuredItem = {
  /** Code of the SKU. */
  code: string
  name: string
  /** The selected options; empty where there are none or none is selected. */
  variant: string
  category: string
  cents: number
  qty: number
}

export type ShopEventKind = "view_item" | "add_to_cart" | "begin_checkout" | "purchase"

/** An e-commerce event for analytics. Serialisable; amounts in cents of AUD. */
export type ShopEvent = {
  kind: ShopEventKind
  items: readonly MeasuredItem[]
  /** Value of the items, less the discount of a promotion code. */
  cents: number
  coupon: string
  /** The paid order of a purchase. */
  order: MeasuredOrder | null
  /** The whole cart after an add_to_cart. */
  cart: { items: readonly MeasuredItem[]; cents: number } | null
}

export type MeasuredOrder = {
  id: number
  totalCents: number
  subtotalCents: number
  taxCents: number
  shippingCents: number
  discountCents: number
}

/** A queued event with a unique id, by which a service can deduplicate it. */
export type NamedEvent = ShopEvent & { id: string }

const kinds: readonly unknown[] = ["view_item", "add_to_cart", "begin_checkout", "purchase"]

/** Parses an event from JSON of this shop; null for anything else. Checks only the shape. */
export function parseShopEvent(json: string): ShopEvent | null {
  const value = parseJson(json)
  return isShopEvent(value) ? value : null
}

/** True if a value has the shape of an event; items and order are not checked in depth. */
export function isShopEvent(value: unknown): value is ShopEvent {
  if (!isRecord(value)) return false
  const { kind, items, cents, coupon, order, cart } = value
  const isWhole = Number.isSafeInteger(cents) && typeof coupon === "string" && Array.isArray(items)
  return isWhole && kinds.includes(kind) && typeof order === "object" && typeof cart === "object"
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
