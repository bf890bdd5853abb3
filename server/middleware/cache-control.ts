import type { ServerResponse } from "node:http"
import type { Exchange } from "../response.ts"

/** `Cache-Control` that Next sets on a prerendered page: for shared caches only, and for a year. */
const prerendered = /^s-maxage=\d+(?:, stale-while-revalidate(?:=\d+)?)?$/
/** Browsers revalidate each time, which is cheap: an unchanged page is a 304. */
const forBrowsers = "public, max-age=0, must-revalidate"
/**
 * Seconds for which a CDN may serve a page before it revalidates, and a stale page while it
 * revalidates or while the shop is down. Change events reach the storefronts, not CDNs.
 */
const forSharedCaches = "public, max-age=5, stale-while-revalidate=30, stale-if-error=86400"

/**
 * Sets one rule for browsers and one for shared caches (`CDN-Cache-Control`, RFC 9213). With Next's
 * own header Chromium serves pages from its cache and revalidates them in the background, so that a
 * price is shown one change late.
 */
export function registerCacheControl({ response, hooks }: Exchange): void {
  hooks.onHead(() => {
    if (!isPrerendered(response)) return
    response.setHeader("Cache-Control", forBrowsers)
    response.setHeader("CDN-Cache-Control", forSharedCaches)
  })
}

/** True if Next sends a page that was rendered before, for any client. */
export function isPrerendered(response: ServerResponse): boolean {
  return prerendered.test(String(response.getHeader("Cache-Control")))
}
