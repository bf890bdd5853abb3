/** Something sold or for sale, as services count it. `cents` is the price of one, in AUD. */
export type MeasuredItem = {
  /** Code of the SKU. */
  code: string
  name: string
  /** The chosen options; empty where there is nothing to choose or nothing chosen. */
  variant: string
  category: string
  cents: number
  qty: number
}

export type ShopEventKind = "view_item" | "add_to_cart" | "begin_checkout" | "purchase"

/** Something that happened in the shop and is worth counting. Plain data; amounts in cents of AUD. */
export type ShopEvent = {
  kind: ShopEventKind
  items: readonly MeasuredItem[]
  /** What the goods come to, less what a code takes off. */
  cents: number
  coupon: string
  /** Of an order that was paid. */
  order: MeasuredOrder | null
  /** The whole cart after something was added to it. */
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

/** An event on its way, with a name of its own by which a service can tell it from another. */
export type NamedEvent = ShopEvent & { id: string }

const kinds: readonly unknown[] = ["view_item", "add_to_cart", "begin_checkout", "purchase"]

/** An event from JSON that this shop has written; null for anything else. By its outline. */
export function parseShopEvent(json: string): ShopEvent | null {
  const value = parseJson(json)
  return isShopEvent(value) ? value : null
}

/** Whether a value has the outline of an event. */
export function isShopEvent(value: unknown): value is ShopEvent {
  if (typeof value !== "object" || value === null) return false
  const { kind, items, cents, coupon, order, cart } = value as Record<string, unknown>
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
