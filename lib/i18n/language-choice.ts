import { isLocale, type Locale } from "#lib/contract/languages.ts"

/** Name of the cookie that stores the language, and of the form field that sets it. */
export const languageField = "language"
const maxAgeSeconds = 365 * 86_400

/** Returns the language in a Cookie header; null if absent or not supported. */
export function parseLanguageCookie(cookies: string | undefined): Locale | null {
  const start = `${languageField}=`
  const cookie = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(start))
  const value = cookie?.slice(start.length) ?? ""
  return isLocale(value) ? value : null
}

/** Returns the Set-Cookie header that stores a language for a year. */
export function buildLanguageSetCookie(locale: Locale, isSecure: boolean): string {
  return [
    `${languageField}=${locale}`,
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
}
