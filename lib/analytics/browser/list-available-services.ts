import type { AnalyticsSettings, ConsentCategory } from "../analytics-settings.ts"
import type { Granted, LoadScript, Service } from "../service.ts"
import { openGoogleAnalytics } from "./google-analytics.ts"
import { openMatomo } from "./matomo.ts"
import { openPixel } from "./pixel.ts"
import { openTagManager } from "./tag-manager.ts"

/** A service that may be opened in this page once its category is agreed to. */
export type OfferedService = {
  category: ConsentCategory
  /** Only a new page is rid of what it has fetched. */
  endsWithPage: boolean
  open: (granted: Granted) => Service
}

/** The services of the shop's settings; none has fetched anything yet. */
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

/** Fetches a service's script into this page. One that does not come is done without. */
export function fetchScript(address: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = address
  document.head.append(script)
}
