import type { AnalyticsSettings } from "./analytics-settings.ts"

/** One per process: what the pages' bundles know is told to the server around them. */
const key = Symbol.for("curlew.analytics")
const holder = globalThis as { [key]?: AnalyticsSettings | null }

/** Notes which services the pages that are made from now on use. */
export function noteAnalytics(settings: AnalyticsSettings | null): void {
  holder[key] = settings
}

/** Those that were noted last; null where there are none, undefined before the first time. */
export function getKnownAnalytics(): AnalyticsSettings | null | undefined {
  return holder[key]
}
