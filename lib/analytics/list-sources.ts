import type { AnalyticsSettings } from "./analytics-settings.ts"

/** Hosts that a page's policy has to let in, by what may come from them or go to them. */
export type AnalyticsSources = {
  scripts: string[]
  images: string[]
  connections: string[]
  /** Whether inline scripts of any kind have to run: a tag manager's tags are such. */
  runsAnyInline: boolean
}

const google = "https://*.googletagmanager.com"
const googleNumbers = ["https://*.google-analytics.com", "https://*.analytics.google.com"]
const facebookScripts = "https://connect.facebook.net"
const facebook = "https://www.facebook.com"

/**
 * The hosts of the services that the shop uses, as their makers name them.
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
