import type { IncomingMessage, ServerResponse } from "node:http"
import { isPrivatePath } from "#lib/auth/private-paths.ts"
import { withQuery } from "../with-query.ts"

/**
 * Appends the request's query to a page's permanent redirect, because a prerendered page never sees
 * it. Excludes private paths, whose query may contain codes.
 */
export function withRedirectQuery(request: IncomingMessage, response: ServerResponse): void {
  const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/s)
  if (query === "" || path.startsWith("/api/") || isPrivatePath(path)) return
  if (request.headers.rsc !== undefined) return
  const { writeHead } = response
  response.writeHead = function writeHeadWithQuery(...args: unknown[]) {
    const status = typeof args[0] === "number" ? args[0] : response.statusCode
    const [location = ""] = [response.getHeader("Location") ?? ""].flat().map(String)
    if (status === 308 && isSameOriginPath(location) && !location.includes(query)) {
      response.setHeader("Location", withQuery(location, query))
    }
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}

function isSameOriginPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
