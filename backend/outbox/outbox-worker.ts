import { setTimeout as sleep } from "node:timers/promises"

// A minimum pause, so that a clock difference cannot make the loop spin.
const shortestSleepMs = 20

/** Delivers the rows of an outbox in the background. */
export type OutboxWorker = {
  start: () => void
  /** Checks for due rows now instead of after the current sleep. */
  wake: () => void
  /** Aborts a delivery in flight; resolves when everything is idle, or after `stopTimeoutMs`. */
  stop: () => Promise<void>
}

type OutboxWorkerOptions = {
  /**
   * Claims and delivers the next due rows; false if there are none or they could not be delivered.
   */
  deliverNext: (signal: AbortSignal) => Promise<boolean>
  /** Returns the milliseconds until the next row is due; null if none is waiting. */
  getDueInMs: () => Promise<number | null>
  /** The longest time in ms until a row of another process is noticed. */
  longestSleepMs: number
  /** Timeout in ms for a delivery in flight on `stop`, which leaves it to the next process. */
  stopTimeoutMs?: number
  /** Handles an error of the database; the worker continues after a sleep. */
  onError: (error: unknown) => void
}

/** Builds the loop of an outbox: delivers what is due, sleeps until the next row is, and so on. */
export function buildOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { longestSleepMs, stopTimeoutMs } = options
  const timer = createWakeableTimer()
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> = Promise.resolve()

  const deliverDue = async () => {
    let isDelivered = true
    while (isDelivered && !signal.aborted) isDelivered = await options.deliverNext(signal)
    return Math.min(longestSleepMs, (await options.getDueInMs()) ?? longestSleepMs)
  }
  const run = async () => {
    while (!signal.aborted) {
      let sleepMs = longestSleepMs
      try {
        sleepMs = await deliverDue()
      } catch (error) {
        options.onError(error)
      }
      if (!signal.aborted) await timer.sleep(Math.max(sleepMs, shortestSleepMs))
    }
  }

  return {
    wake: timer.ring,
    start() {
      running = run()
    },
    async stop() {
      stopping.abort()
      timer.ring()
      if (stopTimeoutMs === undefined) await running
      else await Promise.race([running, sleep(stopTimeoutMs, undefined, { ref: false })])
    },
  }
}

/**
 * Creates an interruptible sleep. A `ring()` between two sleeps is not lost: it ends the next sleep.
 */
function createWakeableTimer() {
  let hasRung = false
  let wakeUp: (() => void) | null = null
  return {
    async sleep(ms: number) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeUp = null
      hasRung = false
    },
    ring() {
      hasRung = true
      wakeUp?.()
    },
  }
}
