import type { FetchScript, PageView, Service } from "../service.ts"
import { buildMatomoCalls, buildMatomoPage, type MatomoCall } from "../service-events.ts"

declare global {
  var _paq: { push: (...calls: MatomoCall[]) => unknown } | undefined
}

/** Opens Matomo in this document. */
export function openMatomo(
  { url, siteId }: { url: string; siteId: string },
  load: FetchScript,
): Service {
  const queue: MatomoCall[] = []
  globalThis._paq ??= queue
  // Matomo's script replaces the array with another object.
  const pushCalls = (calls: readonly MatomoCall[]) => globalThis._paq?.push(...calls)
  pushCalls([
    ["setTrackerUrl", `${url}matomo.php`],
    ["setSiteId", siteId],
    ["setDoNotTrack", true],
    ...(location.protocol === "https:" ? [["setSecureCookie", true] as const] : []),
  ])
  load(`${url}matomo.js`)
  let previousPage: PageView | null = null
  let isStopped = false
  return {
    showPage: (page) => {
      if (!isStopped) pushCalls(buildMatomoPage(page, previousPage))
      previousPage = page
    },
    send: (event) => {
      if (!isStopped) pushCalls(buildMatomoCalls(event))
    },
    update: () => {
      isStopped = false
    },
    stop: () => {
      isStopped = true
      pushCalls([["deleteCookies"], ["disableCookies"]])
    },
  }
}
