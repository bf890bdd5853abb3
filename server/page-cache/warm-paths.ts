import { setTimeout as sleep } from "node:timers/promises"
import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import { countMakings } from "./begun-makings.ts"
import { VisitQueue } from "./visit-queue.ts"

const maxPaths = 200
const atOnce = 2
/** One that takes longer is waited for no more. */
const makingMs = 5_000
const lookEveryMs = 20
const waiting = new VisitQueue(maxPaths)
let isRunning = false
watchQueue("pages to make anew", () => waiting.size)

/**
 * Visits the addresses on this server, so that changed pages are made anew before a shopper asks, two
 * at a time. Returns at once; at most 200 addresses wait at a time, the rest are made when visited.
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
    await untilMade()
  }
}

/** The old page is answered at once, and its making goes on: many at a time would keep visitors waiting. */
async function untilMade(): Promise<void> {
  const endsAt = performance.now() + makingMs
  while (countMakings(makingMs) >= atOnce && performance.now() < endsAt) await sleep(lookEveryMs)
}
