import type { IncomingMessage, ServerResponse } from "node:http"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"
import { resolvePathInLocale } from "#lib/i18n/resolve-path-in-locale.ts"
import type { Exchange } from "../response.ts"
import { securityHeaders } from "../security-headers.ts"
import { isDocumentRequest } from "./error-pages.ts"

/**
 * Redirects a request for the shop's home page to the language in the cookie. Returns true if it
 * did. Links within the shop are not redirected.
 */
export function sendPreferredLocaleRedirect(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = "/", headers } = request
  if (!isHomePage(request)) return false
  const language = parseLanguageCookie(headers.cookie)
  const isSameOrigin = headers["sec-fetch-site"] === "same-origin"
  if (language === null || language === defaultLocale || isSameOrigin) return false
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(307, {
    Location: resolvePathInLocale(url, language),
    Vary: "Cookie",
    "Cache-Control": "private, no-store",
  })
  response.end()
  return true
}

/**
 * Adds `Vary: Cookie` to the English home page, so that no cache serves it to users of another
 * language.
 */
export function registerHomeVary({ request, response, hooks }: Exchange): void {
  if (isHomePage(request)) hooks.onHead(() => response.appendHeader("Vary", "Cookie"))
}

function isHomePage(request: IncomingMessage): boolean {
  return request.url?.split("?", 1)[0] === "/" && isDocumentRequest(request)
}
