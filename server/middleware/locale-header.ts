import type { IncomingMessage } from "node:http"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"

/**
 * Header in which the app looks for the locale if nothing else sets it; clients' own are stripped.
 */
export const localeHeader = "x-next-intl-locale"

/** Matches paths without a locale: API calls, and targets of links and logins from elsewhere. */
const isWithoutLanguage = /^\/(?:(?:api|preview)\/|(?:auth|enter|preview)\/?(?:\?|$))/

/**
 * Sets the locale of a request in a header for the app, because forms and API calls do not carry
 * it.
 */
export function updateLocaleHeader(request: IncomingMessage): void {
  request.headers[localeHeader] = resolveRequestLocale(request)
}

/**
 * Resolves the locale of a request: that of its own path, or of the page that it was sent from, or,
 * if neither is a page's, the one in the cookie.
 */
export function resolveRequestLocale({ headers, url = "/" }: IncomingMessage): Locale {
  if (!isWithoutLanguage.test(url)) return getPathLocale(url)
  const from = url.startsWith("/api/") ? URL.parse(headers.referer ?? "")?.pathname : undefined
  if (from !== undefined) return getPathLocale(from)
  return parseLanguageCookie(headers.cookie) ?? defaultLocale
}
