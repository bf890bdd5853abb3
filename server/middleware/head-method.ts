import type { IncomingMessage } from "node:http"

/**
 * Lets the app and the middleware handle a HEAD of a page as a GET, because headers such as the
 * Content-Security-Policy, the ETag and the length depend on the body. Node.js sends none: it has
 * read the method before. API routes handle HEAD themselves.
 */
export function updateHeadMethod(request: IncomingMessage): void {
  if (request.method === "HEAD" && !request.url?.startsWith("/api/")) request.method = "GET"
}
