import { setTimeout as sleep } from "node:timers/promises"

const pauseMs = 100

/**
 * Retries `attempt` every 100 ms and returns its first result. Throws its last error after
 * `withinMs` milliseconds.
 */
export async function eventually<T>(
  withinMs: number,
  attempt: () => T | Promise<T>,
): Promise<Awaited<T>> {
  const endsAt = performance.now() + withinMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() + pauseMs > endsAt) throw error
      await sleep(pauseMs)
    }
  }
}
