import { activateWaitingWorker } from "./activate-waiting-worker.ts"

let pending: ServiceWorker | null = null

/** Saves the waiting service worker of a newer build, to be applied at the next navigation. */
export function savePendingUpdate(worker: ServiceWorker): void {
  pending = worker
}

/**
 * True, once, if a newer build is waiting: the current navigation must then load a document. That
 * document comes from the newer build and activates its worker once the page is idle: a worker that
 * is activated while a page loads can delay that page.
 */
export function getAndClearPendingUpdate(): boolean {
  const isThere = pending !== null
  pending = null
  return isThere
}

/** Activates the newer build's worker now, for a page that is about to be reloaded. */
export async function startPendingUpdate(): Promise<void> {
  const worker = pending
  pending = null
  if (worker) await activateWaitingWorker(worker)
}
