import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import { sendCompressedBody } from "../compression/compress-and-etag.ts"
import { type CurrentPage, getPageFreshness, isSelfRequest } from "../page-cache/regeneration.ts"
import type { Exchange } from "../response.ts"
import { isPrerendered } from "./cache-control.ts"

/** Headers of Next's response with this version of a page, and the key of its compressed body. */
const knownPages = new WeakMap<CurrentPage, { headers: OutgoingHttpHeaders; bodyKey: string }>()
/** Request headers by which the client-side router requests something else than the page. */
const routerHeaders = [
  "rsc",
  "next-router-prefetch",
  "next-router-state-tree",
  "next-url",
  "next-action",
]

/**
 * Sends a cached page without Next if Next has sent the same version before: its compressed bytes,
 * with the headers of that response. Returns true if it did. All other requests go to Next.
 */
export function repeatPage(exchange: Exchange): boolean {
  const { request, response, hooks, isPreview } = exchange
  const page =
    isPreview || !isForPage(request) ? null : getPageFreshness()?.getCurrentPage(request.url ?? "/")
  if (!page) return false
  const known = knownPages.get(page)
  if (known) return sendCompressedBody(exchange, known.bodyKey, known.headers)
  const own = new Set(response.getHeaderNames())
  hooks.onBody((body) => {
    if (!page.isBody(body) || response.statusCode !== 200 || !isPrerendered(response)) return
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !own.has(name)),
    )
    hooks.afterHead(() => {
      const { bodyKey } = exchange
      if (bodyKey !== null) knownPages.set(page, { headers, bodyKey })
    })
  })
  return false
}

function isForPage(request: IncomingMessage): boolean {
  const { method, headers } = request
  if (method !== "GET" || isSelfRequest(request)) return false
  return routerHeaders.every((name) => headers[name] === undefined)
}
