import type { IncomingMessage, ServerResponse } from "node:http"
import { isFilteredListUrl } from "#lib/catalogue/list-query.ts"
import { getPageFreshness, isSelfRequest, type PageFreshness } from "../page-cache/regeneration.ts"

/**
 * Renders a page that a change has invalidated before it is served, so that no user gets the old
 * one; if it cannot be rendered, the last good one is served. The router's prefetch of such a page
 * gets an empty response (204), and the router requests the page again when the link is followed:
 * rendering every linked page would be as much work as rendering all pages. Resolves to true if the
 * response is sent. Null if nothing is to be waited for.
 */
export function handleStalePage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> | null {
  const freshness = getPageFreshness()
  const isReading = request.method === "GET" || request.method === "HEAD"
  if (!freshness || !isReading || isSelfRequest(request)) return null
  // The path is that of the category's page, which a filtered list does not come from.
  if (isFilteredListUrl(request.url ?? "/")) return null
  return serveFresh(request, response, freshness)
}

async function serveFresh(
  { headers, url = "/" }: IncomingMessage,
  response: ServerResponse,
  freshness: PageFreshness,
): Promise<boolean> {
  const path = url.split("?")[0] ?? "/"
  const isPrefetch = headers["next-router-prefetch"] !== undefined
  if (!isPrefetch) freshness.recordPageview(path)
  if (!(await freshness.isOutdated(path))) return false
  if (isPrefetch) {
    response.writeHead(204, { "Cache-Control": "private, no-store" }).end()
    return true
  }
  await freshness.regenerate(path)
  return false
}
