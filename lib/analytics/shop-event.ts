import type { Cart, CartItem } from "#lib/cart/cart.ts"
import type { Product } from "#lib/catalogue/product.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"

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

type MeasuredOrder = {
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

/** A purchase is counted if the customer returns within this time; older orders are ignored. */
const maxPurchaseAgeMs = 30 * 86_400_000

/** Builds a view_item event with the cheapest SKU of a product; null where it has no SKU. */
export function buildViewEvent(product: Product): ShopEvent | null {
  const sku = product.skus.find(({ price }) => price === product.price) ?? product.skus[0]
  if (!sku) return null
  const item: MeasuredItem = {
    code: sku.code,
    name: product.name,
    qty: 1,
    cents: sku.price,
    variant: product.skus.length > 1 ? "" : Object.values(sku.options).join(", "),
    category: product.primaryGroup?.name ?? product.groups[0]?.name ?? "",
  }
  return buildEvent("view_item", [item], sku.price)
}

/** Builds an add_to_cart event; null where the cart does not (or no longer) contain the SKU. */
export function buildAddEvent(cart: Cart, skuId: number, qty: number): ShopEvent | null {
  // Several lines may have the same SKU with different add-ons: the last is the newest.
  const line = cart.items.findLast((item) => item.skuId === skuId)
  if (!line) return null
  const wholeCart = { items: cart.items.map(buildLine), cents: cart.subtotal }
  const item = { ...buildLine(line), qty }
  return { ...buildEvent("add_to_cart", [item], line.price * qty), cart: wholeCart }
}

/** Builds a begin_checkout event; null for an empty cart. */
export function buildCheckoutEvent(cart: Cart): ShopEvent | null {
  if (cart.items.length === 0) return null
  const cents = cart.subtotal - cart.discount
  const coupon = cart.discount > 0 ? cart.promotionCode : ""
  return { ...buildEvent("begin_checkout", cart.items.map(buildLine), cents), coupon }
}

/** Builds a purchase event; null for an unpaid order and for one paid more than 30 days ago. */
export function buildPurchaseEvent(invoice: Invoice, nowMs: number): ShopEvent | null {
  const { id, lines, paidAt, subtotal, discount, total, tax, shipping } = invoice
  if (paidAt === null || Date.parse(paidAt) < nowMs - maxPurchaseAgeMs) return null
  const items = lines.map(buildLine)
  return {
    ...buildEvent("purchase", items, subtotal - discount),
    coupon: invoice.promotionCode,
    order: {
      id,
      totalCents: total,
      subtotalCents: subtotal,
      taxCents: tax,
      shippingCents: shipping,
      discountCents: discount,
    },
  }
}

function buildEvent(kind: ShopEventKind, items: readonly MeasuredItem[], cents: number): ShopEvent {
  return { kind, items, cents, coupon: "", order: null, cart: null }
}

/** Counts a product under its English name, in whichever language it was bought. */
function buildLine(
  line: Pick<CartItem, "code" | "productName" | "name" | "english" | "price" | "qty">,
): MeasuredItem {
  const { code, price, qty } = line
  const { productName, name } = line.english ?? line
  return { code, name: productName, variant: name, category: "", cents: price, qty }
}
