/** The measuring services that the shop uses; null for those it does not. Plain data for browsers. */
export type AnalyticsSettings = {
  /** Measurement id of Google Analytics, such as "G-ABC123". */
  googleAnalytics: string | null
  /** Container of Google Tag Manager, such as "GTM-ABC123". */
  tagManager: string | null
  /** Number of the Facebook pixel. */
  pixel: string | null
  /** `url` ends with a slash. */
  matomo: { url: string; siteId: string } | null
}

/** What a visitor is asked about: numbers for the shop, and advertising. */
export const consentCategories = ["statistics", "marketing"] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * What has to be asked about for these services. A container of the Tag Manager holds what the shop
 * does not know of, so that it counts as advertising.
 */
export function listConsentCategories(settings: AnalyticsSettings): ConsentCategory[] {
  const { googleAnalytics, tagManager, pixel, matomo } = settings
  return [
    ...(googleAnalytics !== null || tagManager !== null || matomo ? ["statistics" as const] : []),
    ...(pixel !== null || tagManager !== null ? ["marketing" as const] : []),
  ]
}
