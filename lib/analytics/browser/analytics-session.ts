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
  /** What the visitor agrees to at this moment. */
  getGranted: () => Granted
  /** The document was sent for a page that may be measured: it keeps the policy of that page. */
  isPublicDocument: boolean
  reload: () => void
}

/** A service with what it has been told in this document: of consent, and of which page. */
type Opened = {
  offered: OfferedService
  service: Service | null
  isOn: boolean
  granted: string
  path: string
}

/** Counts what happens in this document, as far as the visitor agrees to it. */
export type Measuring = {
  /** Looks at the page and the visitor's choice, as they are now. */
  look: () => Promise<void>
  /** Looks at nothing any more. */
  close: () => void
}

/**
 * Opens the counting. Services are opened when there is a page to tell them of, and only by consent;
 * what happens on pages that may not be measured waits for one that may.
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
    // Between two pages React has removed the one title and not yet added the other.
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
    // What is drawn in one go is looked at once.
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

/** Ends what is not agreed to any more, and removes what it left in the browser. */
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
