import type { AnalyticsSettings } from "#lib/analytics/analytics-settings.ts"
import type { Measuring } from "#lib/analytics/browser/measuring.ts"

let measuring: Promise<Measuring> | null = null

/**
 * Has the page looked at, and counted as far as the visitor agrees. The code that counts is fetched
 * with the first look; where it does not come, nothing is counted until the next.
 */
export async function look(settings: AnalyticsSettings): Promise<void> {
  measuring ??= import("#lib/analytics/browser/start-measuring.ts").then(({ startMeasuring }) =>
    startMeasuring(settings),
  )
  const open = await measuring.catch(() => null)
  if (open) await open.look()
  else measuring = null
}
