import type { AnalyticsSettings } from "#lib/analytics/analytics-settings.ts"
import type { AnalyticsSession } from "#lib/analytics/browser/analytics-session.ts"

let measuring: Promise<AnalyticsSession> | null = null

/**
 * Measures the current page view, as far as the user consents. The analytics code is loaded by the
 * first call; if that fails, nothing is measured until the next call.
 */
export async function measurePageView(settings: AnalyticsSettings): Promise<void> {
  measuring ??= import("#lib/analytics/browser/start-analytics.ts").then(
    ({ startAnalytics: startMeasuring }) => startMeasuring(settings),
  )
  const open = await measuring.catch(() => null)
  if (open) await open.measure()
  else measuring = null
}
