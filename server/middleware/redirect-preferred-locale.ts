import type { IncomingMessage, ServerResponse } from "node:http"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"
import { resolvePathInLocale } from "#lib/i18n/resolve-path-in-locale.ts"
import { isDocumentRequest } from "../error-pages.ts"
import { securityHeaders } from "../security-headers.ts"

/**
 * Redirects a request for the shop's home page to the language in the cookie. Returns true if it
 * did. Links within the shop are not redirected. The English home page sends `Vary: Cookie`, so
 * that no cache serves it to users of another language.
 */
export function sendPreferredLocaleRedirect(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = "/", headers } = request
  if (url.split("?", 1)[0] !== "/" || !isDocumentRequest(request)) return false
  addVaryCookie(response)
  const language = parseLanguageCookie(headers.cookie)
  const isSameOrigin = headers["sec-fetch-site"] === "same-origin"
  if (language === null || language === defaultLocale || isSameOrigin) return false
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(307, {
    Location: resolvePathInLocale(url, language),
    "Cache-Control": "private, no-store",
  })
  response.end()
  return true
}

/** Adds the header when the head is written, after all other code has set its own. */
function addVaryCookie(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function writeVaryHead(...args: unknown[]) {
    response.appendHeader("Vary", "Cookie")
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}
