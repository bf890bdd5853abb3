import type { FetchScript, GrantedConsent, Service } from "../service.ts"
import { buildGoogleParameters } from "../service-events.ts"

declare global {
  var dataLayer: unknown[] | undefined
}

/** Opens the Tag Manager in this document. Its container decides what to do with the events. */
export function openTagManager(key: string, granted: GrantedConsent, load: FetchScript): Service {
  globalThis.dataLayer ??= []
  const { dataLayer } = globalThis
  dataLayer.push(buildGtagCommand("consent", "default", buildGoogleConsent(deniedConsent)))
  dataLayer.push(buildGtagCommand("consent", "update", buildGoogleConsent(granted)))
  dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" })
  load(`https://www.googletagmanager.com/gtm.js?id=${key}`)
  let isStopped = false
  const push = (...entries: unknown[]) => {
    if (!isStopped) dataLayer.push(...entries)
  }
  return {
    showPage: ({ url, path, title, referrer }) => {
      const page = { page_location: url, page_path: path, page_title: title }
      push({ event: "page_view", ...page, page_referrer: referrer })
    },
    send: (event) => {
      // Resets `ecommerce`: the Tag Manager would merge it with that of an earlier event.
      push({ ecommerce: null })
      push({ event: event.kind, event_id: event.id, ecommerce: buildGoogleParameters(event) })
    },
    update: (newConsent) => {
      isStopped = false
      dataLayer.push(buildGtagCommand("consent", "update", buildGoogleConsent(newConsent)))
    },
    stop: () => {
      isStopped = true
      dataLayer.push(buildGtagCommand("consent", "update", buildGoogleConsent(deniedConsent)))
    },
  }
}

/** Builds the parameters of Google consent mode v2 from the granted categories. */
export function buildGoogleConsent({ statistics, marketing }: GrantedConsent) {
  const formatConsent = (isGranted: boolean) => (isGranted ? "granted" : "denied")
  return {
    analytics_storage: formatConsent(statistics),
    ad_storage: formatConsent(marketing),
    ad_user_data: formatConsent(marketing),
    ad_personalization: formatConsent(marketing),
  }
}

/** No consent: the default of consent mode. */
export const deniedConsent: GrantedConsent = { statistics: false, marketing: false }

/** Builds a gtag command. Google's scripts recognise commands by the type `Arguments`. */
export function buildGtagCommand(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's scripts would read an array as an event
  return arguments
}
