import { buildGoogleParameters } from "../google-event.ts"
import type { FetchScript, GrantedConsent, Service } from "../service.ts"
import { buildGoogleConsent, buildGtagCommand, deniedConsent } from "./google-consent.ts"

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
