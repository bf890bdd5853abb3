import type { PageView } from "./service.ts"
import type { MeasuredItem, NamedEvent } from "./shop-event.ts"

/** A call of Matomo's, as it is pushed: the method and what it is given. */
export type MatomoCall = readonly [string, ...unknown[]]

/** What tells Matomo of a page. `before` is the page that was told of last in this document. */
export function buildMatomoPage(page: PageView, before: PageView | null): MatomoCall[] {
  const { item } = page
  return [
    ["setReferrerUrl", page.referrer],
    ["setCustomUrl", page.address],
    ["setDocumentTitle", page.title],
    ...(item
      ? [["setEcommerceView", item.code, item.name, item.category, item.cents / 100] as const]
      : []),
    // It would go on to name the product of the page before.
    ...(!item && before?.item ? [["setEcommerceView", false, false, false] as const] : []),
    ["trackPageView"],
  ]
}

/**
 * What tells Matomo of an event. The look at a product goes with its page.
 * https://developer.matomo.org/guides/tracking-javascript-guide
 */
export function buildMatomoCalls({ kind, items, cents, cart, order }: NamedEvent): MatomoCall[] {
  if (kind === "view_item") return []
  if (order) {
    const { id, totalCents, taxCents, shippingCents, discountCents } = order
    const sums = [totalCents, order.subtotalCents, taxCents, shippingCents, discountCents]
    return [
      ...buildItemCalls(items),
      ["trackEcommerceOrder", String(id), ...sums.map((sum) => sum / 100)],
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

/** Matomo knows one line for each code: the same goods with other extras are one. */
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
