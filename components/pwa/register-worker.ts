import { workerOffTiming } from "#lib/pwa/worker-off-timing.ts"

/** True if the `Server-Timing` header of this document switches the service worker off. */
export function isWorkerOff(): boolean {
  const [entry] = performance.getEntriesByType("navigation")
  const timings = entry instanceof PerformanceNavigationTiming ? (entry.serverTiming ?? []) : []
  return timings.some(({ name }) => name === workerOffTiming)
}

/**
 * Registers the service worker (specification 1, section 4). Returns null if the browser has none
 * or cannot fetch the script; the shop then works without it.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    // Some browsers resolve to undefined where workers are blocked, such as browsers under test.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" })
    return registration ?? null
  } catch {
    return null
  }
}
