import type { ServerResponse } from "node:http"

/** What Next says of a page that it has pre-rendered: for shared caches alone, and for a year. */
const prerendered = /^s-maxage=\d+(?:, stale-while-revalidate(?:=\d+)?)?$/
/** A browser asks each time, which is cheap: a page that has not changed is answered by 304. */
const forBrowsers = "public, max-age=0, must-revalidate"
/**
 * Seconds that a CDN may answer with a page before it asks again, and with an old one while it asks
 * or while the shop is away. A change is announced to the storefronts, not to CDNs.
 */
const forSharedCaches = "public, max-age=5, stale-while-revalidate=30, stale-if-error=86400"

/**
 * Gives browsers and shared caches a rule each (RFC 9213). By Next's own header Chromium shows pages
 * out of its cache and asks for newer ones behind the visitor's back, so that a price is shown one
 * change late.
 */
export function splitCacheControl(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function writeSplitHead(...args: unknown[]) {
    if (prerendered.test(String(response.getHeader("Cache-Control")))) {
      response.setHeader("Cache-Control", forBrowsers)
      response.setHeader("CDN-Cache-Control", forSharedCaches)
    }
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}
