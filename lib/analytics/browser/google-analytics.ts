import { buildGoogleParameters } from "../google-event.ts"
import type { Granted, LoadScript, Service } from "../service.ts"
import { buildCommand, buildGoogleConsent, nothingGranted } from "./google-consent.ts"

/** A list of its own: the Tag Manager would take what stands in its list for news as well. */
const listName = "gtagLayer"

type GoogleWindow = { [listName]?: unknown[] } & Record<`ga-disable-${string}`, boolean>

/**
 * Google Analytics in this page. Page views are told by hand, and everything is told the address
 * that they name: the browser's own may hold more than is anybody's business.
 */
export function openGoogleAnalytics(key: string, granted: Granted, load: LoadScript): Service {
  const own = globalThis as unknown as GoogleWindow
  own[listName] ??= []
  const list = own[listName]
  const tell = (...parts: unknown[]) => list.push(buildCommand(...parts))
  own[`ga-disable-${key}`] = false
  tell("consent", "default", buildGoogleConsent(nothingGranted))
  tell("consent", "update", buildGoogleConsent(granted))
  tell("set", "ads_data_redaction", true)
  tell("js", new Date())
  let isConfigured = false
  const configure = () => {
    if (isConfigured) return
    isConfigured = true
    tell("config", key, {
      ...{ send_page_view: false, allow_google_signals: false },
      allow_ad_personalization_signals: false,
      ...(location.protocol === "https:" && { cookie_flags: "SameSite=Lax;Secure" }),
    })
    load(`https://www.googletagmanager.com/gtag/js?id=${key}&l=${listName}`)
  }
  return {
    showPage: ({ address, title, referrer }) => {
      const page = { page_location: address, page_title: title, page_referrer: referrer }
      tell("set", page)
      configure()
      tell("event", "page_view", { ...page, send_to: key })
    },
    send: (event) => {
      tell("event", event.kind, { ...buildGoogleParameters(event), send_to: key })
    },
    update: (now) => {
      own[`ga-disable-${key}`] = false
      tell("consent", "update", buildGoogleConsent(now))
    },
    stop: () => {
      own[`ga-disable-${key}`] = true
      tell("consent", "update", buildGoogleConsent(nothingGranted))
    },
  }
}
