import type { IncomingMessage } from "node:http"
import { visitorHeader } from "#lib/forms/visitor-header.ts"

const internal = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel|next)-?/

/** Removes headers that only the framework and this server may set, so that no visitor can. */
export function stripInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || name === visitorHeader) delete request.headers[name]
  }
}
