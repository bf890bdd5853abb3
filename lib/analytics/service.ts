import type { ConsentCategory } from "#lib/site/analytics-settings.ts"
import type { MeasuredItem, NamedEvent } from "./shop-event.ts"

/** A page view, as it is sent to services. */
export type PageView = {
  url: string
  path: string
  title: string
  /** Empty where it is unknown. */
  referrer: string
  /** The product of a product page. */
  item: MeasuredItem | null
}

/** The consent of the user, by category. */
export type GrantedConsent = Readonly<Record<ConsentCategory, boolean>>

/** An analytics service in this document. */
export type Service = {
  showPage: (page: PageView) => void
  send: (event: NamedEvent) => void
  /** Applies a changed consent; also resumes a stopped service. */
  update: (granted: GrantedConsent) => void
  /** Sends nothing until the next `update`. */
  stop: () => void
}

/** Loads the script of a service into the document. */
export type FetchScript = (url: string) => void

const cookiePatterns: Record<ConsentCategory, RegExp> = {
  statistics: /^(?:_ga|_ga_.+|_gid|_gat.*|_dc_gtm_.+|_pk_.+|MATOMO_.+|mtm_.+)$/,
  marketing: /^(?:_fbp|_fbc|_gcl_.+|_gac_.+)$/,
}

/** Returns the names of first-party cookies that services of these categories have set. */
export function listServiceCookies(
  cookieText: string,
  categories: readonly ConsentCategory[],
): string[] {
  const names = cookieText.split(";").map((part) => part.trim().split("=", 1)[0] ?? "")
  return names.filter((name) => categories.some((category) => cookiePatterns[category].test(name)))
}

/**
 * Builds the cookies (for `document.cookie`) that expire a cookie on every domain where a service
 * may have set it: services use the widest domain that the browser allows.
 */
export function buildExpiredCookies(name: string, host: string): string[] {
  const labels = host.split(".")
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join("."))
  const expired = `${name}=; Path=/; Max-Age=0`
  return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)]
}
