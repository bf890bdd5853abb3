import type { AnalyticsSettings } from "#lib/site/analytics-settings.ts"

/** Sources that the Content-Security-Policy of a page has to allow, by directive. */
export type AnalyticsSources = {
  scripts: string[]
  images: string[]
  connections: string[]
  /** True if any inline script has to be allowed: the tags of a tag manager are inline scripts. */
  runsAnyInline: boolean
}

const google = "https://*.googletagmanager.com"
const googleNumbers = ["https://*.google-analytics.com", "https://*.analytics.google.com"]
const facebookScripts = "https://connect.facebook.net"
const facebook = "https://www.facebook.com"

/**
 * Returns the CSP sources of the configured services, as their vendors document them.
 * https://developers.google.com/tag-platform/security/guides/csp
 */
export function listSources(settings: AnalyticsSettings): AnalyticsSources {
  const { googleAnalytics, tagManager, pixel, matomo } = settings
  const hasGoogle = googleAnalytics !== null || tagManager !== null
  const ownMatomo = matomo ? [new URL(matomo.url).origin] : []
  return {
    runsAnyInline: tagManager !== null,
    scripts: [
      ...(hasGoogle ? [google] : []),
      ...(pixel !== null ? [facebookScripts] : []),
      ...ownMatomo,
    ],
    images: [
      ...(hasGoogle ? [google, ...googleNumbers] : []),
      ...(pixel !== null ? [facebook] : []),
      ...ownMatomo,
    ],
    connections: [
      ...(hasGoogle ? [google, ...googleNumbers] : []),
      ...(pixel !== null ? [facebook, facebookScripts] : []),
      ...ownMatomo,
    ],
  }
}
