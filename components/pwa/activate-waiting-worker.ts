import { getAndClearPendingUpdate } from "#components/navigation/pending-update.ts"
import type { WorkerMessage } from "#lib/pwa/worker-message.ts"

const maxWaitMs = 2_000

/** Activates a waiting service worker (skipWaiting). Resolves once active, or after two seconds. */
export function activateWaitingWorker(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs)
    const handleStateChange = () => {
      if (worker.state !== "activated") return
      clearTimeout(timer)
      resolve()
    }
    worker.addEventListener("statechange", handleStateChange)
    worker.postMessage({ kind: "take-over" } satisfies WorkerMessage)
    handleStateChange()
  })
}

/** Activates the newer build's worker now, for a page that is about to be reloaded. */
export async function startPendingUpdate(): Promise<void> {
  const worker = getAndClearPendingUpdate()
  if (worker) await activateWaitingWorker(worker)
}
