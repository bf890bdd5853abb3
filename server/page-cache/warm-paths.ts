import { VisitQueue } from "./visit-queue.ts"

const maxPaths = 200
const atOnce = 2
const waiting = new VisitQueue(maxPaths)
let isRunning = false

/**
 * Visits the addresses on this server, so that changed pages are made anew before a shopper asks.
 * Returns at once; at most 200 addresses wait at a time, the rest are made when visited.
 */
export function warmPaths(paths: readonly string[]): void {
  for (const path of paths) waiting.add(path)
  if (isRunning || waiting.size === 0) return
  isRunning = true
  const workers = Array.from({ length: atOnce }, visitWaiting)
  Promise.all(workers).finally(() => {
    isRunning = false
  })
}

async function visitWaiting(): Promise<void> {
  for (let path = waiting.take(); path !== null; path = waiting.take()) {
    const url = `http://127.0.0.1:${process.env.PORT ?? 3000}${path}`
    // A visit that fails changes nothing: the page stays out of date and is made when asked for.
    await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: "manual" })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
  }
}
