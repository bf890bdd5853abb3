import type { IncomingMessage, OutgoingHttpHeaders } from "node:http"
import { type CurrentPage, getPageFreshness, isSelfRequest } from "../page-cache/regeneration.ts"
import type { Exchange } from "../response.ts"
import { isPrerendered } from "./cache-control.ts"

/** Headers of Next's response with this version of a page. */
const knownHeaders = new WeakMap<CurrentPage, OutgoingHttpHeaders>()
/** Request headers by which the client-side router requests something else than the page. */
const routerHeaders = [
  "rsc",
  "next-router-prefetch",
  "next-router-state-tree",
  "next-url",
  "next-action",
]

/**
 * Sends a cached page without Next if Next has sent the same version before: with the headers of
 * that response, and through the same hooks. Returns true if it did. All other requests go to Next.
 */
export function repeatPage({ request, response, hooks, isPreview }: Exchange): boolean {
  const page =
    isPreview || !isForPage(request) ? null : getPageFreshness()?.getCurrentPage(request.url ?? "/")
  if (!page) return false
  const headers = knownHeaders.get(page)
  if (!headers) {
    const own = new Set(response.getHeaderNames())
    hooks.onBody((body) => {
      if (body !== page.html || response.statusCode !== 200 || !isPrerendered(response)) return
      const added = Object.entries(response.getHeaders()).filter(([name]) => !own.has(name))
      knownHeaders.set(page, Object.fromEntries(added))
    })
    return false
  }
  for (const [name, value = ""] of Object.entries(headers)) response.setHeader(name, value)
  response.end(page.html)
  return true
}

function isForPage(request: IncomingMessage): boolean {
  const { method, headers } = request
  if (method !== "GET" || isSelfRequest(request)) return false
  return routerHeaders.every((name) => headers[name] === undefined)
}
