import type { CartAddition } from "#lib/cart/cart-additions.ts"
import { type ConsentCategory, consentCategories } from "#lib/site/analytics-settings.ts"
import {
  buildReportedPath,
  buildReportedReferrer,
  buildReportedUrl,
  isMeasuredPage,
} from "../measured-page.ts"
import {
  deleteQueuedEvents,
  dequeueEvents,
  enqueueEvent,
  type QueueDeps,
  withAnalyticsLock,
} from "../queue.ts"
import {
  buildExpiredCookies,
  type GrantedConsent,
  listServiceCookies,
  type PageView,
  type Service,
} from "../service.ts"
import { buildAddEvent, parseShopEvent, type ShopEvent } from "../shop-event.ts"
import type { AvailableService } from "./list-available-services.ts"

export type AnalyticsDeps = QueueDeps & {
  services: readonly AvailableService[]
  /** Returns the current consent. */
  getGranted: () => GrantedConsent
  /**
   * True if the document was requested for a public page. A document has the content security
   * policy of that page for as long as it is open.
   */
  isPublicDocument: boolean
  reload: () => void
}

/** State of a service in this document: the consent and the page that it has received last. */
type ServiceState = {
  offered: AvailableService
  service: Service | null
  isOn: boolean
  granted: string
  path: string
}

/** Measures page views and events of this document, as far as the user consents. */
export type AnalyticsSession = {
  /** Measures the current page with the current consent. */
  measure: () => Promise<void>
  /** Stops the observers and the subscription. */
  close: () => void
}

/**
 * Opens analytics for this document. A service is opened with its first page view, and only with
 * consent. Events on private pages are queued until a public page is open.
 */
export function openAnalyticsSession(deps: AnalyticsDeps): AnalyticsSession {
  const states = deps.services.map(
    (offered): ServiceState => ({ offered, service: null, isOn: false, granted: "", path: "" }),
  )
  const seenElements = new WeakSet<Element>()
  let referrer = buildReportedReferrer(document.referrer, location.origin)
  let pending: Promise<void> | null = null

  const collectEvents = (): ShopEvent[] => {
    const newEvents = listPageEvents(document).filter(({ place }) => !seenElements.has(place))
    for (const { place } of newEvents) seenElements.add(place)
    return newEvents.map(({ event }) => event)
  }
  const showPage = (granted: GrantedConsent) => {
    const page = getPageView(document, referrer)
    const { pathname } = location
    for (const each of listGranted(states, granted)) {
      openService(each, granted)
      if (each.path === pathname) continue
      each.path = pathname
      each.service?.showPage(page)
      referrer = page.url
    }
  }
  const measureNow = async () => {
    const granted = deps.getGranted()
    stopWithdrawnServices(deps, states, granted)
    const isConsented = consentCategories.some((category) => granted[category])
    if (!isConsented) return deleteQueuedEvents(deps)
    const canSend = deps.isPublicDocument && isMeasuredPage(location)
    // During a navigation React has removed the old title and not yet added the new one.
    const hasTitle = document.title !== ""
    if (canSend && hasTitle) showPage(granted)
    else if (!canSend) for (const each of states) each.path = ""
    const events = collectEvents()
    await withAnalyticsLock(() => {
      for (const event of events) enqueueEvent(deps, event)
      if (!canSend || !hasTitle) return
      for (const event of dequeueEvents(deps)) {
        for (const { service } of listGranted(states, granted)) service?.send(event)
      }
    })
  }
  const measure = () => {
    // Batches all DOM changes of one task into one run.
    pending ??= Promise.resolve().then(() => {
      pending = null
      return measureNow()
    })
    return pending
  }

  const hasAnyConsent = () => consentCategories.some((category) => deps.getGranted()[category])
  const unsubscribe = subscribeToCartAdditions(({ cart, sku, qty }) => {
    const event = hasAnyConsent() ? buildAddEvent(cart, sku, qty) : null
    if (event) void withAnalyticsLock(() => enqueueEvent(deps, event)).then(measure)
  })
  const main = document.getElementById("content") ?? document.body
  const observer = new MutationObserver(() => void measure())
  observer.observe(main, { childList: true, subtree: true })
  observer.observe(document.head, { childList: true, subtree: true })
  const close = () => {
    unsubscribe()
    observer.disconnect()
  }
  return { measure, close }
}

function listGranted(states: readonly ServiceState[], granted: GrantedConsent): ServiceState[] {
  return states.filter(({ offered }) => granted[offered.category])
}

function openService(each: ServiceState, granted: GrantedConsent): void {
  const key = JSON.stringify(granted)
  if (each.service === null) each.service = each.offered.open(granted)
  else if (!each.isOn || each.granted !== key) each.service.update(granted)
  each.isOn = true
  each.granted = key
}

/** Stops the services without consent and expires their cookies. */
function stopWithdrawnServices(
  deps: AnalyticsDeps,
  states: readonly ServiceState[],
  granted: GrantedConsent,
): void {
  const ended = states.filter(({ offered, isOn }) => isOn && !granted[offered.category])
  for (const each of ended) {
    each.service?.stop()
    each.isOn = false
  }
  const denied: ConsentCategory[] = consentCategories.filter((category) => !granted[category])
  for (const name of listServiceCookies(document.cookie, denied)) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
    for (const end of buildExpiredCookies(name, location.hostname)) document.cookie = end
  }
  if (ended.some(({ offered }) => offered.endsWithPage)) deps.reload()
}

/** Calls `onAddition` for the buffered additions and for each new one. Returns the unsubscriber. */
function subscribeToCartAdditions(onAddition: (addition: CartAddition) => void): () => void {
  const buffered = globalThis.cartAdditions
  globalThis.cartAdditions = { push: onAddition }
  if (Array.isArray(buffered)) for (const addition of buffered) onAddition(addition)
  return () => {
    globalThis.cartAdditions = []
  }
}

const selector = "data[data-shop-event]"

/** Returns the analytics events of the page (see MeasuredEvent), with their elements. */
function listPageEvents(root: ParentNode): { place: Element; event: ShopEvent }[] {
  return [...root.querySelectorAll<HTMLDataElement>(selector)].flatMap((place) => {
    const event = parseShopEvent(place.value)
    return event ? [{ place, event }] : []
  })
}

/** Returns the page view of the open page, as it is sent to services. */
function getPageView(root: Document, referrer: string): PageView {
  const view = listPageEvents(root).find(({ event }) => event.kind === "view_item")
  return {
    url: buildReportedUrl(root.location),
    path: buildReportedPath(root.location.pathname),
    title: root.title,
    referrer,
    item: view?.event.items[0] ?? null,
  }
}
