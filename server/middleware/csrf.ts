import type { IncomingMessage, ServerResponse } from "node:http"
import { getEnv } from "#lib/env.ts"
import { sendCsrfError } from "./plain-pages.ts"

/** Paths that check the origin themselves, with error responses of their own. */
const guarded = /^\/(?:api|oauth|pay)\//

/**
 * Responds 403 to a form that another site posts to a page of the shop (CSRF protection): it is not
 * processed, and no page of the shop echoes it, from where it could be sent again. Returns true if
 * it did.
 */
export function handleCrossSiteForm(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "POST" || guarded.test(request.url ?? "/")) return false
  if (!isCrossSite(request)) return false
  request.resume()
  sendCsrfError(request, response)
  return true
}

/** True if the browser's headers name another site; without such headers the app decides. */
function isCrossSite({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"]
  // A page with the referrer policy `no-referrer` sends `Origin: null`, even within the site.
  if (site !== undefined) return site !== "same-origin"
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const siteOrigin = new URL(getEnv().SITE_URL).origin
  return origin !== siteOrigin && new URL(origin).host !== headers.host
}
