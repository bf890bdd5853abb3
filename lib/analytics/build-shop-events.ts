import type { Cart, CartItem } from "#lib/cart/cart.ts"
import type { Product } from "#lib/catalogue/product.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import type { MeasuredItem, ShopEvent, ShopEventKind } from "./shop-event.ts"

/** An order is counted when its payer comes back within this time; later nobody would count it. */
const countedForMs = 30 * 86_400_000

/** A look at a product, as its cheapest SKU; null where it has none. */
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

/** Goods that were put into the cart; null where they are not in it (any more). */
export function buildAddEvent(cart: Cart, skuId: number, qty: number): ShopEvent | null {
  // Several lines may hold the same goods with other extras: the last is the newest.
  const line = cart.items.findLast((item) => item.skuId === skuId)
  if (!line) return null
  const whole = { items: cart.items.map(buildCartItem), cents: cart.subtotal }
  const item = { ...buildCartItem(line), qty }
  return { ...buildEvent("add_to_cart", [item], line.price * qty), cart: whole }
}

/** A checkout that is begun with a cart; null where the cart is empty. */
export function buildCheckoutEvent(cart: Cart): ShopEvent | null {
  if (cart.items.length === 0) return null
  const cents = cart.subtotal - cart.discount
  const coupon = cart.discount > 0 ? cart.promotionCode : ""
  return { ...buildEvent("begin_checkout", cart.items.map(buildCartItem), cents), coupon }
}

/** An order that was paid; null where it was not, or so long ago that it was counted. */
export function buildPurchaseEvent(invoice: Invoice, nowMs: number): ShopEvent | null {
  const { id, lines, paidAt, subtotal, discount, total, tax, shipping } = invoice
  if (paidAt === null || Date.parse(paidAt) < nowMs - countedForMs) return null
  const items = lines.map(({ code, productName, name, price, qty }) => ({
    code,
    name: productName,
    variant: name,
    category: "",
    cents: price,
    qty,
  }))
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

function buildCartItem({ code, productName, name, price, qty }: CartItem): MeasuredItem {
  return { code, name: productName, variant: name, category: "", cents: price, qty }
}
