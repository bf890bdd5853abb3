import type { WorkerMessage } from "#lib/web-app/worker-message.ts"

const mostMs = 2_000

/** Has a waiting worker take over, and waits until it has, for two seconds at most. */
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
