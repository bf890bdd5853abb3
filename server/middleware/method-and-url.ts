import type { IncomingMessage, ServerResponse } from "node:http"
import { sendBadRequest } from "./plain-pages.ts"

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
const maxUrlLength = 2_048
/** Token logins at `/enter` have two tokens in their query. */
const maxEnterLength = 44_000
const maxSegmentLength = 400

/** Responds 400 to a URL that cannot be that of any page. Returns true if it did. */
export function handleMalformedUrl(request: IncomingMessage, response: ServerResponse): boolean {
  const error = findUrlError(request.url ?? "/")
  if (error !== null) sendBadRequest(request, response, error)
  return error !== null
}

/**
 * Returns why a URL cannot belong to any page, or null if it can. Rejects characters that would
 * change their meaning once decoded (slash, backslash, NUL, line breaks, dot segments), before any
 * route gets them.
 */
export function findUrlError(url: string): "malformed" | "long" | null {
  const [path = ""] = url.split("?")
  const isEnter = path === "/enter" || path === "/enter/"
  if (url.length > (isEnter ? maxEnterLength : maxUrlLength)) return "long"
  if (!path.startsWith("/") || path.startsWith("//")) return "malformed"
  for (const segment of path.split("/")) {
    const decoded = decodeSegment(segment)
    if (decoded === null || /[/\\]|\p{Cc}/u.test(decoded)) return "malformed"
    if (decoded === "." || decoded === "..") return "malformed"
    if (decoded.length > maxSegmentLength) return "long"
  }
  return null
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/**
 * Responds 405 to methods that no route accepts, and on which the app fails. Returns true if it
 * did.
 */
export function handleUnknownMethod(
  { method = "" }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (knownMethods.has(method)) return false
  response
    .writeHead(405, { Allow: [...knownMethods].join(", "), "Cache-Control": "no-store" })
    .end()
  return true
}

/**
 * Lets the app and the middleware handle a HEAD of a page as a GET, because headers such as the
 * Content-Security-Policy, the ETag and the length depend on the body. Node.js sends none: it has
 * read the method before. API routes handle HEAD themselves.
 */
export function updateHeadMethod(request: IncomingMessage): void {
  if (request.method === "HEAD" && !request.url?.startsWith("/api/")) request.method = "GET"
}

/** Strips the slash of `/enter/` from the URL of a request. */
export function updateEnterUrl(request: IncomingMessage): void {
  request.url = stripEnterSlash(request.url ?? "/")
}

/**
 * Strips the slash of `/enter/`, to which partner sites send token logins. The app redirects every
 * other URL to the one without the slash; such a redirect would be cached with the tokens in it.
 */
export function stripEnterSlash(url: string): string {
  return url.replace(/^\/enter\/(?=\?|$)/, "/enter")
}
