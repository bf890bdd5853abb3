import { buildGoogleParameters } from "../google-event.ts"
import type { Granted, LoadScript, Service } from "../service.ts"
import { buildCommand, buildGoogleConsent, nothingGranted } from "./google-consent.ts"

/** A dedicated data layer: the Tag Manager would read entries of its own layer as events. */
const listName = "gtagLayer"

type GoogleWindow = { [listName]?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/**
 * Opens Google Analytics (gtag.js) in this document. Page views are sent explicitly, and their
 * reported URL is set for all events: the URL of the browser may contain private data.
 */
export function openGoogleAnalytics(key: string, granted: Granted, load: LoadScript): Service {
  const own = globalThis as unknown as GoogleWindow
  own[listName] ??= []
  const list = own[listName]
  const gtag = (...parts: unknown[]) => list.push(buildCommand(...parts))
  own[`ga-disable-${key}`] = false
  gtag("consent", "default", buildGoogleConsent(nothingGranted))
  gtag("consent", "update", buildGoogleConsent(granted))
  gtag("set", "ads_data_redaction", true)
  gtag("js", new Date())
  let isConfigured = false
  const configure = () => {
    if (isConfigured) return
    isConfigured = true
    gtag("config", key, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      ...(location.protocol === "https:" && { cookie_flags: "SameSite=Lax;Secure" }),
    })
    load(`https://www.googletagmanager.com/gtag/js?id=${key}&l=${listName}`)
  }
  return {
    showPage: ({ address, title, referrer }) => {
      const page = { page_location: address, page_title: title, page_referrer: referrer }
      gtag("set", page)
      configure()
      gtag("event", "page_view", { ...page, send_to: key })
    },
    send: (event) => {
      gtag("event", event.kind, { ...buildGoogleParameters(event), send_to: key })
    },
    update: (now) => {
      own[`ga-disable-${key}`] = false
      gtag("consent", "update", buildGoogleConsent(now))
    },
    stop: () => {
      own[`ga-disable-${key}`] = true
      gtag("consent", "update", buildGoogleConsent(nothingGranted))
    },
  }
}
