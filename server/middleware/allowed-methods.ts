import type { IncomingMessage, ServerResponse } from "node:http"

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/**
 * Responds 405 to methods that no route accepts, and on which the app fails. Returns true if it
 * did.
 */
export function handleUnknownMethod(
  { method = "" }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (known.has(method)) return false
  response.writeHead(405, { Allow: [...known].join(", "), "Cache-Control": "no-store" }).end()
  return true
}
