import { workerOffTiming } from "#lib/web-app/worker-off-timing.ts"

/** Whether the shop has said, with this document, that its worker is switched off. */
export function isWorkerOff(): boolean {
  const [entry] = performance.getEntriesByType("navigation")
  const timings = entry instanceof PerformanceNavigationTiming ? (entry.serverTiming ?? []) : []
  return timings.some(({ name }) => name === workerOffTiming)
}

/**
 * Registers the shop's worker (specification 1, section 4). Null where the browser has none, or where
 * it cannot be fetched: then all is as if there were none.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    // Some answer nothing where workers are forbidden, as browsers under test.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" })
    return registration ?? null
  } catch {
    return null
  }
}
