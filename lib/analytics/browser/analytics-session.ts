import { type ConsentCategory, consentCategories } from "../analytics-settings.ts"
import { buildAddEvent } from "../build-shop-events.ts"
import { buildReportedReferrer, isMeasuredPage } from "../measured-page.ts"
import { deleteQueuedEvents, dequeueEvents, enqueueEvent, type QueueParts } from "../queue.ts"
import type { Granted, Service } from "../service.ts"
import { buildCookieEnds, listServiceCookies } from "../service-cookies.ts"
import type { ShopEvent } from "../shop-event.ts"
import { withAnalyticsLock } from "../stored-list.ts"
import { getPageView, listLeftEvents } from "./get-page-view.ts"
import type { OfferedService } from "./list-available-services.ts"
import { subscribeToCartAdditions } from "./subscribe-to-cart-additions.ts"

export type MeasuringParts = QueueParts & {
  services: readonly OfferedService[]
  /** Returns the current consent. */
  getGranted: () => Granted
  /**
   * True if the document was requested for a public page. A document has the content security
   * policy of that page for as long as it is open.
   */
  isPublicDocument: boolean
  reload: () => void
}

/** State of a service in this document: the consent and the page that it has received last. */
type Opened = {
  offered: OfferedService
  service: Service | null
  isOn: boolean
  granted: string
  path: string
}

/** Measures page views and events of this document, as far as the user consents. */
export type Measuring = {
  /** Measures the current page with the current consent. */
  look: () => Promise<void>
  /** Stops the observers and the subscription. */
  close: () => void
}

/**
 * Opens analytics for this document. A service is opened with its first page view, and only with
 * consent. Events on private pages are queued until a public page is open.
 */
export function openMeasuring(parts: MeasuringParts): Measuring {
  const opened = parts.services.map(
    (offered): Opened => ({ offered, service: null, isOn: false, granted: "", path: "" }),
  )
  const seen = new WeakSet<Element>()
  let referrer = buildReportedReferrer(document.referrer, location.origin)
  let looking: Promise<void> | null = null

  const collect = (): ShopEvent[] => {
    const fresh = listLeftEvents(document).filter(({ place }) => !seen.has(place))
    for (const { place } of fresh) seen.add(place)
    return fresh.map(({ event }) => event)
  }
  const showPage = (granted: Granted) => {
    const page = getPageView(document, referrer)
    const { pathname } = location
    for (const each of listGranted(opened, granted)) {
      openService(each, granted)
      if (each.path === pathname) continue
      each.path = pathname
      each.service?.showPage(page)
      referrer = page.address
    }
  }
  const lookNow = async () => {
    const granted = parts.getGranted()
    withdraw(parts, opened, granted)
    const isAny = consentCategories.some((category) => granted[category])
    if (!isAny) return deleteQueuedEvents(parts)
    const canSend = parts.isPublicDocument && isMeasuredPage(location)
    // During a navigation React has removed the old title and not yet added the new one.
    const isTitled = document.title !== ""
    if (canSend && isTitled) showPage(granted)
    else if (!canSend) for (const each of opened) each.path = ""
    const events = collect()
    await withAnalyticsLock(() => {
      for (const event of events) enqueueEvent(parts, event)
      if (!canSend || !isTitled) return
      for (const event of dequeueEvents(parts)) {
        for (const { service } of listGranted(opened, granted)) service?.send(event)
      }
    })
  }
  const look = () => {
    // Batches all DOM changes of one task into one run.
    looking ??= Promise.resolve().then(() => {
      looking = null
      return lookNow()
    })
    return looking
  }

  const isAgreed = () => consentCategories.some((category) => parts.getGranted()[category])
  const unsubscribe = subscribeToCartAdditions(({ cart, sku, qty }) => {
    const event = isAgreed() ? buildAddEvent(cart, sku, qty) : null
    if (event) void withAnalyticsLock(() => enqueueEvent(parts, event)).then(look)
  })
  const main = document.getElementById("content") ?? document.body
  const observer = new MutationObserver(() => void look())
  observer.observe(main, { childList: true, subtree: true })
  observer.observe(document.head, { childList: true, subtree: true })
  const close = () => {
    unsubscribe()
    observer.disconnect()
  }
  return { look, close }
}

function listGranted(opened: readonly Opened[], granted: Granted): Opened[] {
  return opened.filter(({ offered }) => granted[offered.category])
}

function openService(each: Opened, granted: Granted): void {
  const key = JSON.stringify(granted)
  if (each.service === null) each.service = each.offered.open(granted)
  else if (!each.isOn || each.granted !== key) each.service.update(granted)
  each.isOn = true
  each.granted = key
}

/** Stops the services without consent and expires their cookies. */
function withdraw(parts: MeasuringParts, opened: readonly Opened[], granted: Granted): void {
  const ended = opened.filter(({ offered, isOn }) => isOn && !granted[offered.category])
  for (const each of ended) {
    each.service?.stop()
    each.isOn = false
  }
  const denied: ConsentCategory[] = consentCategories.filter((category) => !granted[category])
  for (const name of listServiceCookies(document.cookie, denied)) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
    for (const end of buildCookieEnds(name, location.hostname)) document.cookie = end
  }
  if (ended.some(({ offered }) => offered.endsWithPage)) parts.reload()
}
