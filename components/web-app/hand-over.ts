import type { WorkerMessage } from "#lib/web-app/worker-message.ts"

const mostMs = 2_000

/** Activates a waiting service worker (skipWaiting). Resolves once active, or after two seconds. */
export function handOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, mostMs)
    const look = () => {
      if (worker.state !== "activated") return
      clearTimeout(timer)
      resolve()
    }
    worker.addEventListener("statechange", look)
    worker.postMessage({ kind: "take-over" } satisfies WorkerMessage)
    look()
  })
}
