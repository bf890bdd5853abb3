/** Analytics services of the shop; null for those it does not use. Serialisable for the client. */
export type AnalyticsSettings = {
  /** Measurement id of Google Analytics, such as "G-ABC123". */
  googleAnalytics: string | null
  /** Container of Google Tag Manager, such as "GTM-ABC123". */
  tagManager: string | null
  /** Id of the Facebook pixel. */
  pixel: string | null
  /** `url` ends with a slash. */
  matomo: { url: string; siteId: string } | null
}

/** Consent categories: statistics for the shop, and advertising. */
export const consentCategories = ["statistics", "marketing"] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * Returns the consent categories that these services require. A Tag Manager container may load any
 * tag, so that it counts as advertising too.
 */
export function listConsentCategories(settings: AnalyticsSettings): ConsentCategory[] {
  const { googleAnalytics, tagManager, pixel, matomo } = settings
  return [
    ...(googleAnalytics !== null || tagManager !== null || matomo ? ["statistics" as const] : []),
    ...(pixel !== null || tagManager !== null ? ["marketing" as const] : []),
  ]
}
