import { isPrivatePath } from "#lib/auth/private-paths.ts"
import type { Exchange } from "../response.ts"

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
export function withQuery(path: string, query: string): string {
  if (query === "") return path
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(path) ?? []
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`
}

function isSameOriginPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
