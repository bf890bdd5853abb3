import type { IncomingMessage } from "node:http"

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
