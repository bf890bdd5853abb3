import { handOver } from "./hand-over.ts"

let pending: ServiceWorker | null = null

/** Remembers the worker of a newer shop, to be taken at the next navigation. */
export function notePendingUpdate(worker: ServiceWorker): void {
  pending = worker
}

/**
 * Whether there is a newer shop, which is asked once: the page that is gone to now has to be loaded as
 * a document. That comes from the newer shop, and has its worker take over as soon as it is quiet: one
 * that takes over while a page is on its way can keep that page waiting.
 */
export function takePendingUpdate(): boolean {
  const isThere = pending !== null
  pending = null
  return isThere
}

/** Has the newer shop's worker take over now, for a page that is about to be loaded anew. */
export async function applyPendingUpdate(): Promise<void> {
  const worker = pending
  pending = null
  if (worker) await handOver(worker)
}
