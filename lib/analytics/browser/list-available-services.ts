import type { AnalyticsSettings, ConsentCategory } from "../analytics-settings.ts"
import type { FetchScript, GrantedConsent, Service } from "../service.ts"
import { openGoogleAnalytics } from "./google-analytics.ts"
import { openMatomo } from "./matomo.ts"
import { openPixel } from "./pixel.ts"
import { openTagManager } from "./tag-manager.ts"

/** A configured service, to be opened once its consent category is granted. */
export type AvailableService = {
  category: ConsentCategory
  /** True if only a reload removes the scripts that it has loaded. */
  endsWithPage: boolean
  open: (granted: GrantedConsent) => Service
}

/** Returns the configured services. None has loaded a script yet. */
export function listAvailableServices(
  { googleAnalytics, tagManager, pixel, matomo }: AnalyticsSettings,
  load: FetchScript,
): AvailableService[] {
  const buildService = (
    category: ConsentCategory,
    open: (granted: GrantedConsent) => Service,
    endsWithPage = false,
  ): AvailableService => ({ category, open, endsWithPage })
  return [
    ...(googleAnalytics !== null
      ? [
          buildService("statistics", (granted) =>
            openGoogleAnalytics(googleAnalytics, granted, load),
          ),
        ]
      : []),
    ...(matomo ? [buildService("statistics", () => openMatomo(matomo, load))] : []),
    ...(tagManager !== null
      ? [buildService("marketing", (granted) => openTagManager(tagManager, granted, load), true)]
      : []),
    ...(pixel !== null ? [buildService("marketing", () => openPixel(pixel, load))] : []),
  ]
}

/** Adds a service's script to this document. A script that fails to load is ignored. */
export function fetchScript(url: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = url
  document.head.append(script)
}
