import { buildGoogleParameters } from "../google-event.ts"
import type { Granted, LoadScript, Service } from "../service.ts"
import { buildCommand, buildGoogleConsent, nothingGranted } from "./google-consent.ts"

type TagWindow = { dataLayer?: unknown[] }

/** Opens the Tag Manager in this document. Its container decides what to do with the events. */
export function openTagManager(key: string, granted: Granted, load: LoadScript): Service {
  const own = globalThis as TagWindow
  own.dataLayer ??= []
  const list = own.dataLayer
  list.push(buildCommand("consent", "default", buildGoogleConsent(nothingGranted)))
  list.push(buildCommand("consent", "update", buildGoogleConsent(granted)))
  list.push({ "gtm.start": Date.now(), event: "gtm.js" })
  load(`https://www.googletagmanager.com/gtm.js?id=${key}`)
  let isStopped = false
  const push = (...entries: unknown[]) => {
    if (!isStopped) list.push(...entries)
  }
  return {
    showPage: ({ address, path, title, referrer }) => {
      const page = { page_location: address, page_path: path, page_title: title }
      push({ event: "page_view", ...page, page_referrer: referrer })
    },
    send: (event) => {
      // Resets `ecommerce`: the Tag Manager would merge it with that of an earlier event.
      push({ ecommerce: null })
      push({ event: event.kind, event_id: event.id, ecommerce: buildGoogleParameters(event) })
    },
    update: (now) => {
      isStopped = false
      list.push(buildCommand("consent", "update", buildGoogleConsent(now)))
    },
    stop: () => {
      isStopped = true
      list.push(buildCommand("consent", "update", buildGoogleConsent(nothingGranted)))
    },
  }
}
