import type { IncomingMessage } from "node:http"

const internal = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel|next)-?/

/** Removes headers that only the framework may set on itself, so that no visitor can. */
export function stripInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name)) delete request.headers[name]
  }
}
