import type { IncomingMessage, ServerResponse } from "node:http"
import { getEnv } from "#lib/env.ts"
import { sendForeign } from "./plain-answers.ts"

/** Addresses that look for themselves at who asks, each in its own words. */
const guarded = /^\/(?:api|oauth|pay)\//

/**
 * Answers 403 to a form that another site's page sends to a page of ours: nothing of it is done, and
 * nothing of it comes back on a page of ours, from where it could be sent again. True where it did.
 */
export function refuseForeignForm(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "POST" || guarded.test(request.url ?? "/")) return false
  if (!isForeign(request)) return false
  request.resume()
  sendForeign(request, response)
  return true
}

/** By what the browser says of it; where it says nothing, the app decides. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"]
  // A page that tells nobody its address says nothing of its origin either.
  if (site !== undefined) return site !== "same-origin"
  const { origin } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const own = new URL(getEnv().SITE_URL).origin
  return origin !== own && new URL(origin).host !== headers.host
}
