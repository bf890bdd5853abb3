import type { PageView } from "./service.ts"
import type { MeasuredItem, NamedEvent, ShopEvent, ShopEventKind } from "./shop-event.ts"

/** Parameters of an e-commerce event of Google Analytics 4. */
type GoogleParameters = {
  currency: "AUD"
  value: number
  items: Record<string, string | number>[]
} & Partial<Record<"transaction_id" | "coupon" | "shipping" | "tax", string | number>>

/**
 * Builds the parameters of an e-commerce event for Google Analytics and the Tag Manager.
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export function buildGoogleParameters(event: ShopEvent): GoogleParameters {
  const { items, cents, coupon, order } = event
  return {
    ...(order && { transaction_id: String(order.id) }),
    currency: "AUD",
    value: cents / 100,
    ...(order && { tax: order.taxCents / 100, shipping: order.shippingCents / 100 }),
    ...(coupon !== "" && { coupon }),
    items: items.map(buildGoogleItem),
  }
}

function buildGoogleItem({ code, name, variant, category, cents, qty }: MeasuredItem) {
  return {
    item_id: code,
    item_name: name,
    ...(variant !== "" && { item_variant: variant }),
    ...(category !== "" && { item_category: category }),
    price: cents / 100,
    quantity: qty,
  }
}

const names = {
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  begin_checkout: "InitiateCheckout",
  purchase: "Purchase",
} as const satisfies Record<ShopEventKind, string>

/** The pixel sends events in a URL, which would be too long with more items. */
const maxListedItems = 20

/**
 * Builds the name and the parameters of an e-commerce event for the Facebook pixel.
 * https://developers.facebook.com/docs/meta-pixel/reference
 */
export function buildPixelEvent({ kind, items, cents, order }: ShopEvent) {
  const listedItems = items.slice(0, maxListedItems)
  return {
    name: names[kind],
    parameters: {
      content_type: "product",
      content_ids: listedItems.map(({ code }) => code),
      ...(kind === "view_item" && { content_name: items[0]?.name ?? "" }),
      contents: listedItems.map((item) => ({
        id: item.code,
        quantity: item.qty,
        item_price: item.cents / 100,
      })),
      num_items: items.reduce((count, { qty }) => count + qty, 0),
      currency: "AUD",
      value: (order?.totalCents ?? cents) / 100,
    },
  }
}

/** A call as pushed to Matomo's queue: the method and its arguments. */
export type MatomoCall = readonly [string, ...unknown[]]

/** Builds the calls for a page view. `previousPage` is the last one sent in this document. */
export function buildMatomoPage(page: PageView, previousPage: PageView | null): MatomoCall[] {
  const { item } = page
  return [
    ["setReferrerUrl", page.referrer],
    ["setCustomUrl", page.url],
    ["setDocumentTitle", page.title],
    ...(item
      ? [["setEcommerceView", item.code, item.name, item.category, item.cents / 100] as const]
      : []),
    // Otherwise Matomo would attribute the product of the previous page to this one.
    ...(!item && previousPage?.item ? [["setEcommerceView", false, false, false] as const] : []),
    ["trackPageView"],
  ]
}

/**
 * Builds the calls for an event; none for view_item, which is sent with its page view.
 * https://developer.matomo.org/guides/tracking-javascript-guide
 */
export function buildMatomoCalls({ kind, items, cents, cart, order }: NamedEvent): MatomoCall[] {
  if (kind === "view_item") return []
  if (order) {
    const { id, totalCents, taxCents, shippingCents, discountCents } = order
    const amounts = [totalCents, order.subtotalCents, taxCents, shippingCents, discountCents]
    return [
      ...buildItemCalls(items),
      ["trackEcommerceOrder", String(id), ...amounts.map((sum) => sum / 100)],
      ["clearEcommerceCart"],
    ]
  }
  if (cart) return [...buildItemCalls(cart.items), ["trackEcommerceCartUpdate", cart.cents / 100]]
  return [["trackEvent", "Ecommerce", kind, undefined, cents / 100]]
}

function buildItemCalls(items: readonly MeasuredItem[]): MatomoCall[] {
  const lines = mergeLines(items).map(({ code, name, category, cents, qty }) => {
    return ["addEcommerceItem", code, name, category, cents / 100, qty] as const
  })
  return [["clearEcommerceCart"], ...lines]
}

/**
 * Merges the lines of each SKU code, which may differ in their add-ons: Matomo has one line per
 * code. The price is the average.
 */
function mergeLines(items: readonly MeasuredItem[]): MeasuredItem[] {
  const lines = new Map<string, MeasuredItem>()
  for (const item of items) {
    const known = lines.get(item.code)
    if (!known) lines.set(item.code, item)
    else {
      const qty = known.qty + item.qty
      const sum = known.cents * known.qty + item.cents * item.qty
      lines.set(item.code, { ...known, qty, cents: Math.round(sum / qty) })
    }
  }
  return [...lines.values()]
}
