import { isLocale, type Locale } from "#lib/contract/languages.ts"

/** The cookie that remembers a visitor's language, and the field of the form that sets it. */
export const languageField = "language"
const lifeSeconds = 365 * 86_400

/** The language that a Cookie header remembers; null where there is none, or none of ours. */
export function parseLanguageCookie(cookies: string | undefined): Locale | null {
  const start = `${languageField}=`
  const cookie = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(start))
  const value = cookie?.slice(start.length) ?? ""
  return isLocale(value) ? value : null
}

/** The Set-Cookie header that remembers a language for a year. */
export function buildLanguageSetCookie(locale: Locale, isSecure: boolean): string {
  return [
    `${languageField}=${locale}`,
    ...["Path=/", `Max-Age=${lifeSeconds}`, "HttpOnly", "SameSite=Lax"],
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
}
