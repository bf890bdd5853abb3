import type { MeasuredItem, NamedEvent } from "#lib/analytics/shop-event.ts"

/** Builds an analytics item: a bottle of resin at $24.95. */
export function buildMeasuredItem(parts: Partial<MeasuredItem> = {}): MeasuredItem {
  return {
    code: "RES-A-500",
    name: "Tough resin",
    variant: "Amber, 500 ml",
    category: "",
    cents: 2_495,
    qty: 1,
    ...parts,
  }
}

/** Builds a begin_checkout event with that bottle; `parts` overrides any property. */
export function buildNamedEvent(parts: Partial<NamedEvent> = {}): NamedEvent {
  return {
    id: "e1",
    kind: "begin_checkout",
    items: [buildMeasuredItem()],
    cents: 2_495,
    coupon: "",
    order: null,
    cart: null,
    ...parts,
  }
}

/** Builds the purchase of order 1042: two bottles, $5.00 off, $10.60 shipping, GST included. */
export function buildPaidEvent(parts: Partial<NamedEvent> = {}): NamedEvent {
  return buildNamedEvent({
    id: "order-1042",
    kind: "purchase",
    coupon: "RESIN5",
    items: [buildMeasuredItem({ qty: 2 })],
    cents: 4_490,
    order: {
      id: 1042,
      totalCents: 5_550,
      subtotalCents: 4_990,
      taxCents: 505,
      shippingCents: 1_060,
      discountCents: 500,
    },
    ...parts,
  })
}
