import { setTimeout as sleep } from "node:timers/promises"

const pauseMs = 100

/**
 * The result of `attempt` as soon as it does not throw. Throws its last fault once `withinMs` have
 * passed.
 */
export async function eventually<T>(
  withinMs: number,
  attempt: () => T | Promise<T>,
): Promise<Awaited<T>> {
  const endsAt = performance.now() + withinMs
  for (;;) {
    try {
      return await attempt()
    } catch (fault) {
      if (performance.now() + pauseMs > endsAt) throw fault
      await sleep(pauseMs)
    }
  }
}
