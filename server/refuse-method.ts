import type { IncomingMessage, ServerResponse } from "node:http"

const known = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Answers 405 to methods that nothing of ours takes, and that the app stumbles over. True where it did. */
export function refuseMethod({ method = "" }: IncomingMessage, response: ServerResponse): boolean {
  if (known.has(method)) return false
  response.writeHead(405, { Allow: [...known].join(", "), "Cache-Control": "no-store" }).end()
  return true
}
