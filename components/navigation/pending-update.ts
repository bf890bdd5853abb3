let pending: ServiceWorker | null = null

/** Saves the waiting service worker of a newer build, to be applied at the next navigation. */
export function savePendingUpdate(worker: ServiceWorker): void {
  pending = worker
}

/**
 * Returns the waiting worker of a newer build, once; null if there is none. The current navigation
 * must then load a document. That document comes from the newer build and activates its worker once
 * the page is idle: a worker that is activated while a page loads can delay that page.
 */
export function getAndClearPendingUpdate(): ServiceWorker | null {
  const worker = pending
  pending = null
  return worker
}
