import type { ShopEvent } from "#lib/analytics/shop-event.ts"

/** Renders the page's analytics event as a `<data>` element for client code, if there is one. */
export function MeasuredEvent({ event }: { event: ShopEvent | null }) {
  return event && <data hidden data-shop-event="" value={JSON.stringify(event)} />
}
