import type { AnalyticsSettings, ConsentCategory } from "#lib/site/analytics-settings.ts"
import type { FetchScript, GrantedConsent, Service } from "../service.ts"
import { buildGoogleParameters } from "../service-events.ts"
import { openMatomo } from "./matomo.ts"
import { openPixel } from "./pixel.ts"
import {
  buildGoogleConsent,
  buildGtagCommand,
  deniedConsent,
  openTagManager,
} from "./tag-manager.ts"

/** A configured service, to be opened once its consent category is granted. */
export type AvailableService = {
  category: ConsentCategory
  /** True if only a reload removes the scripts that it has loaded. */
  endsWithPage: boolean
  open: (granted: GrantedConsent) => Service
}

/** Returns the configured services. None has loaded a script yet. */
export function listAvailableServices(
  { googleAnalytics, tagManager, pixel, matomo }: AnalyticsSettings,
  load: FetchScript,
): AvailableService[] {
  const buildService = (
    category: ConsentCategory,
    open: (granted: GrantedConsent) => Service,
    endsWithPage = false,
  ): AvailableService => ({ category, open, endsWithPage })
  return [
    ...(googleAnalytics !== null
      ? [
          buildService("statistics", (granted) =>
            openGoogleAnalytics(googleAnalytics, granted, load),
          ),
        ]
      : []),
    ...(matomo ? [buildService("statistics", () => openMatomo(matomo, load))] : []),
    ...(tagManager !== null
      ? [buildService("marketing", (granted) => openTagManager(tagManager, granted, load), true)]
      : []),
    ...(pixel !== null ? [buildService("marketing", () => openPixel(pixel, load))] : []),
  ]
}

/** Adds a service's script to this document. A script that fails to load is ignored. */
export function fetchScript(url: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = url
  document.head.append(script)
}

/** Sets the global with which gtag.js is disabled for a measurement id. */
function setGoogleDisabled(key: string, isDisabled: boolean): void {
  Object.assign(globalThis, { [`ga-disable-${key}`]: isDisabled })
}

/** A dedicated data layer: the Tag Manager would read entries of its own layer as events. */
const dataLayerName = "gtagLayer"

declare global {
  var gtagLayer: unknown[] | undefined
}

/**
 * Opens Google Analytics (gtag.js) in this document. Page views are sent explicitly, and their
 * reported URL is set for all events: the URL of the browser may contain private data.
 */
function openGoogleAnalytics(key: string, granted: GrantedConsent, load: FetchScript): Service {
  globalThis[dataLayerName] ??= []
  const dataLayer = globalThis[dataLayerName]
  const gtag = (...args: unknown[]) => dataLayer.push(buildGtagCommand(...args))
  setGoogleDisabled(key, false)
  gtag("consent", "default", buildGoogleConsent(deniedConsent))
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
    load(`https://www.googletagmanager.com/gtag/js?id=${key}&l=${dataLayerName}`)
  }
  return {
    showPage: ({ url, title, referrer }) => {
      const page = { page_location: url, page_title: title, page_referrer: referrer }
      gtag("set", page)
      configure()
      gtag("event", "page_view", { ...page, send_to: key })
    },
    send: (event) => {
      gtag("event", event.kind, { ...buildGoogleParameters(event), send_to: key })
    },
    update: (newConsent) => {
      setGoogleDisabled(key, false)
      gtag("consent", "update", buildGoogleConsent(newConsent))
    },
    stop: () => {
      setGoogleDisabled(key, true)
      gtag("consent", "update", buildGoogleConsent(deniedConsent))
    },
  }
}
