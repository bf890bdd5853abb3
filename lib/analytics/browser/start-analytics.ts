import type { AnalyticsSettings } from "#lib/site/analytics-settings.ts"
import { hasTrackingOptOut, parseConsent } from "../consent.ts"
import { hasSecret, isMeasuredPage } from "../measured-page.ts"
import type { ListStorage } from "../queue.ts"
import { type AnalyticsSession, openAnalyticsSession } from "./analytics-session.ts"
import { fetchScript, listAvailableServices } from "./list-available-services.ts"

/** Starts analytics in this document. The consent is evaluated at each measurement. */
export function startAnalytics(settings: AnalyticsSettings): AnalyticsSession {
  return openAnalyticsSession({
    storage: getStorage(),
    now: Date.now,
    createId,
    services: listAvailableServices(settings, fetchScript),
    getGranted: () => {
      const { statistics, marketing } = parseConsent(document.cookie)
      const isAllowed = !hasTrackingOptOut(navigator)
      return {
        statistics: isAllowed && statistics === true,
        marketing: isAllowed && marketing === true,
      }
    },
    isPublicDocument: isMeasuredPage(getDocumentUrl()) && !hasSecretReferrer(),
    reload: () => location.reload(),
  })
}

/** Returns the URL that the document was requested at, regardless of client-side navigation. */
function getDocumentUrl(): URL {
  const [entry] = performance.getEntriesByType("navigation")
  return new URL(entry?.name ?? location.href)
}

/** True if the referrer is a URL of the shop with a secret: third-party scripts read it, too. */
function hasSecretReferrer(): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, search } = new URL(document.referrer)
  return origin === location.origin && hasSecret(search)
}

/** Returns localStorage, or a store in memory for this document where it is not accessible. */
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

function createId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return [...numbers].map((number) => number.toString(36)).join("")
}
