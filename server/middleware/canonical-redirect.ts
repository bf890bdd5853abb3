import type { IncomingMessage, ServerResponse } from "node:http"
import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { log } from "#lib/log.ts"
import { resolveCanonicalPath } from "#lib/seo/crawl/resolve-canonical-path.ts"
import type { Exchange } from "../response.ts"
import { securityHeaders } from "../security-headers.ts"

const maxRedirects = 5
const timeoutMs = 5_000
/** A short time only: the page at a URL may change, its canonical form does not. */
const caching = "public, max-age=3600"

/** A canonical path, and the query that belongs to it. */
type CanonicalUrl = { path: string; query: string }

/**
 * Redirects a request of a page to its canonical URL; null if it has that URL already, or is no
 * page.
 */
export function handleCanonicalRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  localOrigin: string,
): Promise<boolean> | null {
  const canonicalUrl = findCanonicalUrl(request)
  return canonicalUrl && sendCanonicalRedirect(request, response, canonicalUrl, localOrigin)
}

/** Returns the canonical URL of a request; null if it has that URL already, or is no page. */
export function findCanonicalUrl({ method, url = "/" }: IncomingMessage): CanonicalUrl | null {
  if (method !== "GET" && method !== "HEAD") return null
  const [path, query] = splitUrl(url)
  const canonicalPath = resolveCanonicalPath(path)
  if (canonicalPath === null) return null
  const terms = canonicalPath === "/search" ? new URLSearchParams(query).get("query") : null
  const searchPath = terms === null ? "/search" : buildSearchPath(terms)
  if (searchPath !== "/search") return { path: searchPath, query: removeSearchTerms(query) }
  return canonicalPath === path ? null : { path: canonicalPath, query }
}

/**
 * Redirects a request to its canonical URL: one permanent redirect with the query, straight to the
 * end of any chain of redirects. Returns true if it did. If that page is missing, sets the
 * canonical URL on the request, which then gets the status of that page.
 */
export async function sendCanonicalRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: CanonicalUrl,
  localOrigin: string,
): Promise<boolean> {
  const isPrivate = isPrivatePath(path)
  // The page decides on access, at its own URL.
  const end = isPrivate ? path : await resolveRedirects(path, localOrigin)
  if (end === null) {
    request.url = withQuery(path, query)
    return false
  }
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(308, {
    Location: withQuery(end, query),
    "Cache-Control": isPrivate ? "private, no-store" : caching,
  })
  response.end()
  return true
}

function splitUrl(address: string): [path: string, query: string] {
  const at = address.indexOf("?")
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)]
}

/** Returns the rest of the query as it was written. */
function removeSearchTerms(query: string): string {
  return query
    .split("&")
    .filter((part) => !/^query(?:=|$)/.test(part))
    .join("&")
}

/**
 * Returns where this path leads after all redirects, itself or another; null if nothing is there.
 */
async function resolveRedirects(path: string, localOrigin: string): Promise<string | null> {
  let at = path
  for (let step = 0; step < maxRedirects; step += 1) {
    const response = await fetchHead(`${localOrigin}${at}`)
    if (response === null || response.status >= 400) return null
    const next = response.status === 308 ? response.headers.get("location") : null
    if (!next?.startsWith("/")) return at
    at = next
  }
  return null
}

async function fetchHead(url: string): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await fetch(url, { method: "HEAD", redirect: "manual", signal })
  } catch (error) {
    log.warn({ reason: String(error) }, "canonical-redirect: probe request failed")
    return null
  }
}

/**
 * Appends the request's query to a page's permanent redirect, because a prerendered page never sees
 * it. Excludes private paths, whose query may contain codes.
 */
export function registerRedirectQuery({ request, response, hooks }: Exchange): void {
  const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s)
  if (query === "" || path.startsWith("/api/") || isPrivatePath(path)) return
  if (request.headers.rsc !== undefined) return
  hooks.onHead(({ status }) => {
    const [location = ""] = [response.getHeader("Location") ?? ""].flat().map(String)
    if (status !== 308 || !isSameOriginPath(location) || location.includes(query)) return
    response.setHeader("Location", withQuery(location, query))
  })
}

/** Returns the path with this query after the one that it may have, before its fragment. */
function withQuery(path: string, query: string): string {
  if (query === "") return path
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(path) ?? []
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`
}

function isSameOriginPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
