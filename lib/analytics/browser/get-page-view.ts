import { buildReportedPath, buildReportedUrl } from "../measured-page.ts"
import type { PageView } from "../service.ts"
import { parseShopEvent, type ShopEvent } from "../shop-event.ts"

const selector = "data[data-shop-event]"

/** Returns the analytics events of the page (see MeasuredEvent), with their elements. */
export function listPageEvents(root: ParentNode): { place: Element; event: ShopEvent }[] {
  return [...root.querySelectorAll<HTMLDataElement>(selector)].flatMap((place) => {
    const event = parseShopEvent(place.value)
    return event ? [{ place, event }] : []
  })
}

/** Returns the page view of the open page, as it is sent to services. */
export function getPageView(root: Document, referrer: string): PageView {
  const view = listPageEvents(root).find(({ event }) => event.kind === "view_item")
  return {
    url: buildReportedUrl(root.location),
    path: buildReportedPath(root.location.pathname),
    title: root.title,
    referrer,
    item: view?.event.items[0] ?? null,
  }
}
