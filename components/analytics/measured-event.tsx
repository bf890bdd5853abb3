import type { ShopEvent } from "#lib/analytics/shop-event.ts"

/** Leaves in the page what is to be counted of it; nothing where nothing is. */
export function MeasuredEvent({ event }: { event: ShopEvent | null }) {
  return event && <data hidden data-shop-event="" value={JSON.stringify(event)} />
}
