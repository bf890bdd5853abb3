import type { IncomingMessage } from "node:http"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"

const internal = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel|next)-?/

/** Headers that this server sets for the app, and the app for its pages. */
const serverHeaders = new Set([
  visitorHeader,
  prefetchHeader,
  "content-security-policy",
  "content-security-policy-report-only",
])

/** Removes headers that only Next and this server may set, so that no client can. */
export function stripInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || serverHeaders.has(name)) delete request.headers[name]
  }
}
