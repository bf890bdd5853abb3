import type { IncomingMessage, ServerResponse } from "node:http"
import { defaultLocale, isLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import {
  buildLanguageSetCookie,
  languageField,
  parseLanguageCookie,
} from "#lib/i18n/language-choice.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import type { Exchange } from "../response.ts"
import { securityHeaders } from "../security-headers.ts"
import { isApiPath } from "./api-proxy.ts"
import { isDocumentRequest } from "./error-pages.ts"
import { sendInvalidForm } from "./plain-pages.ts"
import { getFormBody } from "./request-body.ts"

/** Paths whose forms are handled by other code. */
const isNoPage = /^\/(?:api|preview|_next)\//

/** Handles a language choice; false for any other request. */
export function handleLanguageForm(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<true> | false {
  return isLanguageChoice(request) && handleLanguageChoice(request, response)
}

/**
 * True if the request is a language choice: a URL-encoded form that is posted to the page's own
 * URL, so that path and query are preserved. Other forms of pages have another content type.
 */
export function isLanguageChoice({ method, headers, url = "/" }: IncomingMessage): boolean {
  const [type = ""] = (headers["content-type"] ?? "").split(";")
  const isForm = type.trim().toLowerCase() === "application/x-www-form-urlencoded"
  return method === "POST" && isForm && !isNoPage.test(url) && !isApiPath(url)
}

/**
 * Stores the chosen language in a cookie and redirects to the same page in that language. A
 * language that the shop does not have changes nothing.
 */
async function handleLanguageChoice(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<true> {
  const { url = "/" } = request
  const body = await getFormBody(request)
  const language = body.ok ? new URLSearchParams(body.value.toString()).get(languageField) : null
  if (language === null) {
    sendInvalidForm(request, response, body.ok ? 400 : body.error)
    return true
  }
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  if (isLocale(language)) {
    const isSecure = new URL(getEnv().SITE_URL).protocol === "https:"
    response.setHeader("Set-Cookie", buildLanguageSetCookie(language, isSecure))
  }
  response.writeHead(303, {
    Location: isLocale(language) ? resolvePathInLocale(url, language) : url,
    "Cache-Control": "private, no-store",
  })
  response.end()
  return true
}

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
