import type { AnalyticsSettings, ConsentCategory } from "../analytics-settings.ts"
import type { Granted, LoadScript, Service } from "../service.ts"
import { openGoogleAnalytics } from "./google-analytics.ts"
import { openMatomo } from "./matomo.ts"
import { openPixel } from "./pixel.ts"
import { openTagManager } from "./tag-manager.ts"

/** A configured service, to be opened once its consent category is granted. */
export type OfferedService = {
  category: ConsentCategory
  /** True if only a reload removes the scripts that it has loaded. */
  endsWithPage: boolean
  open: (granted: Granted) => Service
}

/** Returns the configured services. None has loaded a script yet. */
export function listOfferedServices(
  { googleAnalytics, tagManager, pixel, matomo }: AnalyticsSettings,
  load: LoadScript,
): OfferedService[] {
  const offer = (
    category: ConsentCategory,
    open: (granted: Granted) => Service,
    endsWithPage = false,
  ): OfferedService => ({ category, open, endsWithPage })
  return [
    ...(googleAnalytics !== null
      ? [offer("statistics", (granted) => openGoogleAnalytics(googleAnalytics, granted, load))]
      : []),
    ...(matomo ? [offer("statistics", () => openMatomo(matomo, load))] : []),
    ...(tagManager !== null
      ? [offer("marketing", (granted) => openTagManager(tagManager, granted, load), true)]
      : []),
    ...(pixel !== null ? [offer("marketing", () => openPixel(pixel, load))] : []),
  ]
}

/** Adds a service's script to this document. A script that fails to load is ignored. */
export function fetchScript(address: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = address
  document.head.append(script)
}
