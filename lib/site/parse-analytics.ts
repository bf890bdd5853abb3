import type { WireDomain } from "#lib/contract/site.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import type { AnalyticsSettings } from "./analytics-settings.ts"

/** The fields of the site record with the keys of analytics services. */
export type WireAnalytics = Pick<
  WireDomain,
  | "google_analytics_key"
  | "google_tag_manager_key"
  | "facebook_pixel_key"
  | "matomo_site_url"
  | "matomo_site_id"
>

const googleAnalyticsKey = /^G-[A-Z0-9]{4,16}$/
const tagManagerKey = /^GTM-[A-Z0-9]{4,16}$/
const pixelKey = /^\d{5,20}$/
const siteNumber = /^[1-9]\d{0,8}$/
const hostName = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/
const plainPath = /^[\w./~-]*$/

/**
 * Parses the analytics services of the site record; null where there are none. `ignored` lists the
 * fields whose value is set but invalid: they have no effect.
 */
export function parseAnalytics(wire: WireAnalytics): {
  analytics: AnalyticsSettings | null
  ignored: string[]
} {
  const ignored: string[] = []
  const parseKey = (name: keyof WireAnalytics, pattern: RegExp): string | null => {
    const text = wire[name]?.trim().toUpperCase() ?? ""
    if (pattern.test(text)) return text
    if (text !== "") ignored.push(name)
    return null
  }
  const url = parseMatomoUrl(wire.matomo_site_url)
  if (url === null && isFilled(wire.matomo_site_url)) ignored.push("matomo_site_url")
  const siteId = parseKey("matomo_site_id", siteNumber)
  if (url === null && siteId !== null) ignored.push("matomo_site_id")
  if (url !== null && !isFilled(wire.matomo_site_id)) ignored.push("matomo_site_url")
  const analytics: AnalyticsSettings = {
    googleAnalytics: parseKey("google_analytics_key", googleAnalyticsKey),
    tagManager: parseKey("google_tag_manager_key", tagManagerKey),
    pixel: parseKey("facebook_pixel_key", pixelKey),
    matomo: url === null || siteId === null ? null : { url, siteId },
  }
  const hasService = Object.values(analytics).some((service) => service !== null)
  return { analytics: hasService ? analytics : null, ignored }
}

/** Parses the base URL of a Matomo, with a trailing slash; null if it is no plain HTTPS URL. */
function parseMatomoUrl(text: string | null): string | null {
  const trimmed = text?.trim() ?? ""
  if (!URL.canParse(trimmed)) return null
  const { protocol, username, password, host, hostname, pathname, search, hash } = new URL(trimmed)
  const isPlain = `${username}${password}${search}${hash}` === "" && plainPath.test(pathname)
  if (protocol !== "https:" || !isPlain || !hostName.test(hostname)) return null
  return `https://${host}${pathname.replace(/(?:matomo|index)\.(?:php|js)$/, "").replace(/\/*$/, "/")}`
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== ""
}

/** Process-wide: set by code in the page bundles, read by the HTTP server that hosts Next.js. */
const known = getGlobalSingleton("analytics", (): { settings?: AnalyticsSettings | null } => ({}))

/** Sets the services that pages rendered from now on use. */
export function registerAnalytics(settings: AnalyticsSettings | null): void {
  known.settings = settings
}

/** Returns the services that were set last; null for none, undefined before the first call. */
export function getKnownAnalytics(): AnalyticsSettings | null | undefined {
  return known.settings
}
