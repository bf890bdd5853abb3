import { buildReportedPath, buildReportedUrl } from "../measured-page.ts"
import type { PageView } from "../service.ts"
import { parseShopEvent, type ShopEvent } from "../shop-event.ts"

const selector = "data[data-shop-event]"

/** What the open page leaves to be counted (see MeasuredEvent), with where it stands. */
export function listLeftEvents(root: ParentNode): { place: Element; event: ShopEvent }[] {
  return [...root.querySelectorAll<HTMLDataElement>(selector)].flatMap((place) => {
    const event = parseShopEvent(place.value)
    return event ? [{ place, event }] : []
  })
}

/** The open page, as services are told of it. */
export function getPageView(root: Document, referrer: string): PageView {
  const view = listLeftEvents(root).find(({ event }) => event.kind === "view_item")
  return {
    address: buildReportedUrl(root.location),
    path: buildReportedPath(root.location.pathname),
    title: root.title,
    referrer,
    item: view?.event.items[0] ?? null,
  }
}
