import type { ShopEvent, ShopEventKind } from "./shop-event.ts"

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
