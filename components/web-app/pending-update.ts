import type { WorkerMessage } from "#lib/web-app/worker-message.ts"

let pending: ServiceWorker | null = null

/** Remembers the worker of a newer shop, to be taken at the next navigation. */
export function notePendingUpdate(worker: ServiceWorker): void {
  pending = worker
}

/**
 * Takes the newer shop where there is one: its worker is told to take over, and the page that is
 * gone to now has to be loaded as a document. True where there was one.
 */
export function takePendingUpdate(): boolean {
  if (pending === null) return false
  pending.postMessage({ kind: "take-over" } satisfies WorkerMessage)
  pending = null
  return true
}
