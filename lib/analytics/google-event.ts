import type { MeasuredItem, ShopEvent } from "./shop-event.ts"

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
