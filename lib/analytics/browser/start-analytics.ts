import type { AnalyticsSettings } from "../analytics-settings.ts"
import { hasTrackingOptOut, parseConsent } from "../consent.ts"
import { hasSecret, isMeasuredPage } from "../measured-page.ts"
import type { ListStorage } from "../stored-list.ts"
import { type Measuring, openMeasuring } from "./analytics-session.ts"
import { fetchScript, listOfferedServices } from "./list-available-services.ts"

/** Begins to count in this document, as its visitor agrees at each moment. */
export function startMeasuring(settings: AnalyticsSettings): Measuring {
  return openMeasuring({
    storage: getStorage(),
    now: Date.now,
    drawId,
    services: listOfferedServices(settings, fetchScript),
    getGranted: () => {
      const { statistics, marketing } = parseConsent(document.cookie)
      const may = !hasTrackingOptOut(navigator)
      return { statistics: may && statistics === true, marketing: may && marketing === true }
    },
    isPublicDocument: isMeasuredPage(getSentAddress()) && !hasSecretReferrer(),
    reload: () => location.reload(),
  })
}

/** The address that the document was sent for, wherever the app has led since. */
function getSentAddress(): URL {
  const [entry] = performance.getEntriesByType("navigation")
  return new URL(entry?.name ?? location.href)
}

/** Third parties read it, too. */
function hasSecretReferrer(): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, search } = new URL(document.referrer)
  return origin === location.origin && hasSecret(search)
}

/** What is counted in a browser that keeps nothing is known to its page alone. */
function getStorage(): ListStorage {
  try {
    return localStorage
  } catch {
    const entries = new Map<string, string>()
    return {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, text) => void entries.set(name, text),
      removeItem: (name) => void entries.delete(name),
    }
  }
}

function drawId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return [...numbers].map((number) => number.toString(36)).join("")
}
