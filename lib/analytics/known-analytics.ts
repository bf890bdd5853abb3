import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import type { AnalyticsSettings } from "./analytics-settings.ts"

/** What the pages' bundles know is told to the server around them. */
const known = getGlobalSingleton("analytics", (): { settings?: AnalyticsSettings | null } => ({}))

/** Notes which services the pages that are made from now on use. */
export function registerAnalytics(settings: AnalyticsSettings | null): void {
  known.settings = settings
}

/** Those that were noted last; null where there are none, undefined before the first time. */
export function getKnownAnalytics(): AnalyticsSettings | null | undefined {
  return known.settings
}
