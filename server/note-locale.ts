import type { IncomingMessage } from "node:http"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"

/** Where the app looks for the language when nothing else tells it; visitors' own are stripped. */
export const localeHeader = "x-next-intl-locale"

/** What has no language in its address: calls, and where links and sign-ins from elsewhere land. */
const isWithoutLanguage = /^\/(?:(?:api|preview)\/|(?:auth|enter|preview)\/?(?:\?|$))/

/** Notes for the app in which language the visitor reads, which forms and calls do not say. */
export function noteLocale(request: IncomingMessage): void {
  request.headers[localeHeader] = resolveVisitorLocale(request)
}

/**
 * The language a visitor reads: that of their own path, or of the page they were sent from, or, where
 * neither is a page's, the one they once chose.
 */
export function resolveVisitorLocale({ headers, url = "/" }: IncomingMessage): Locale {
  if (!isWithoutLanguage.test(url)) return getPathLocale(url)
  const from = url.startsWith("/api/") ? URL.parse(headers.referer ?? "")?.pathname : undefined
  if (from !== undefined) return getPathLocale(from)
  return parseLanguageCookie(headers.cookie) ?? defaultLocale
}
