import type { IncomingMessage, ServerResponse } from "node:http"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"
import { moveToLocale } from "#lib/i18n/move-to-locale.ts"
import { securityHeaders } from "./security-headers.ts"
import { isDocumentRequest } from "./stand-in-pages.ts"

/**
 * Leads who comes to the shop's front door to it in the language they once chose. True where it did.
 * Links within the shop are followed as they stand, and the English front page says that its answer
 * depends on the cookie, so that nothing between keeps it for who reads another language.
 */
export function leadHome(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "/", headers } = request
  if (url.split("?", 1)[0] !== "/" || !isDocumentRequest(request)) return false
  sayItDepends(response)
  const language = parseLanguageCookie(headers.cookie)
  const isWithin = headers["sec-fetch-site"] === "same-origin"
  if (language === null || language === defaultLocale || isWithin) return false
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(307, {
    Location: moveToLocale(url, language),
    "Cache-Control": "private, no-store",
  })
  response.end()
  return true
}

/** Said at the last moment, whatever else was said of it before. */
function sayItDepends(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = function writeDependentHead(...args: unknown[]) {
    response.appendHeader("Vary", "Cookie")
    return Reflect.apply(writeHead, response, args)
  } as ServerResponse["writeHead"]
}
