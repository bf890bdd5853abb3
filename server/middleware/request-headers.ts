import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { parseLanguageCookie } from "#lib/i18n/language-choice.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"
import { prefetchHeader } from "#lib/prefetch-header.ts"

const internal = /^x-(?:middleware|invoke|nextjs|matched|now|prerender|vercel|next)-?/

/** Headers that this server sets for the app, and the app for its pages. */
const serverHeaders = new Set([
  visitorHeader,
  prefetchHeader,
  "content-security-policy",
  "content-security-policy-report-only",
])

/**
 * Header in which the app looks for the locale if nothing else sets it; clients' own are stripped.
 */
export const localeHeader = "x-next-intl-locale"

/** Matches paths without a locale: API calls, and targets of links and logins from elsewhere. */
const isWithoutLanguage = /^\/(?:(?:api|preview)\/|(?:auth|enter|preview)\/?(?:\?|$))/

/** Removes headers that only Next and this server may set, so that no client can. */
export function stripInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (internal.test(name) || serverHeaders.has(name)) delete request.headers[name]
  }
}

/** Sets a header for the app if the request is a prefetch: Next hides its own prefetch header. */
export function updatePrefetchHeader({ headers }: IncomingMessage): void {
  const purpose = `${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`
  const isPrefetch = purpose.includes("prefetch") || headers["next-router-prefetch"] !== undefined
  if (isPrefetch) headers[prefetchHeader] = "1"
}

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

/**
 * Sets the client's IP address in a header for the app; the client's own value is stripped before.
 */
export function updateClientIpHeader(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): void {
  const forwarded = headers["x-forwarded-for"]
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded
  const address = resolveClientIp(socket.remoteAddress, forwardedFor, trustedProxies)
  if (address !== null) headers[visitorHeader] = address
}

/**
 * Resolves the IP address of the client: that of the connection, or, behind this many trusted
 * proxies, the one that the outermost of them received, which is the n-th from the right of
 * `X-Forwarded-For`. Entries further left were written by the client and are not trusted.
 */
export function resolveClientIp(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const entries = (forwardedFor ?? "").split(",")
  const entry = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined
  return parseAddress(entry ?? "") ?? parseAddress(connection ?? "")
}

/** Parses an address without its port, IPv4 in its own form; null if it is no address. */
function parseAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^\[(.*)\](?::\d+)?$/, "$1")
  const bare = /^[\d.]+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, "") : trimmed
  const plain = bare.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "")
  return isIP(plain) === 0 ? null : plain
}
