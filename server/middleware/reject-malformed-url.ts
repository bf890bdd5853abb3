import type { IncomingMessage, ServerResponse } from "node:http"
import { sendBadRequest } from "../error-responses.ts"

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
