import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import type { AnalyticsSettings } from "./analytics-settings.ts"

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
