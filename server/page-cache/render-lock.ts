import { randomUUID } from "node:crypto"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"

/** TTL of a lock that is not released: its process has crashed or is blocked. */
const lockTtlMs = 5_000
/** Time during which this process does not request a lock again that another one has. */
const recheckMs = 1_000
const maxLocks = 10_000

/**
 * Per-page render lock: one process at a time renders a page again, the others serve the old one.
 */
export class RenderLock {
  readonly #guard: RedisCircuitBreaker
  readonly #prefix: string
  readonly #token = Buffer.from(randomUUID())
  readonly #local = new Map<string, number>()
  readonly #remote = new Map<string, number>()

  constructor(guard: RedisCircuitBreaker, prefix: string) {
    this.#guard = guard
    this.#prefix = prefix
  }

  /** True if another process was rendering this page a short time ago. */
  isLockedElsewhere(key: string): boolean {
    return (this.#remote.get(key) ?? 0) > performance.now()
  }

  /** True if this process may render the page, also if Redis is unavailable. */
  async acquire(key: string): Promise<boolean> {
    if ((this.#local.get(key) ?? 0) > performance.now()) return true
    const options = { ttlMs: lockTtlMs, onlyIf: "absent" } as const
    const isAcquired = await this.#guard.attempt(async (memory) => {
      if (await memory.set(this.#prefix + key, this.#token, options)) return true
      // A lock request that timed out may have succeeded late, in a Redis that hung.
      return (await memory.get(this.#prefix + key))?.equals(this.#token) === true
    })
    if (isAcquired === false) setDeadline(this.#remote, key, performance.now() + recheckMs)
    else setDeadline(this.#local, key, performance.now() + lockTtlMs)
    return isAcquired !== false
  }

  /** Releases the lock, if this process has it. */
  async release(key: string): Promise<void> {
    if (!this.#local.delete(key)) return
    await this.#guard.attempt((memory) => memory.release(this.#prefix + key, this.#token))
  }

  /** Registers that another process has finished the page. */
  clearRemoteLock(key: string): void {
    this.#remote.delete(key)
  }
}

function setDeadline(deadlines: Map<string, number>, key: string, untilMs: number): void {
  deadlines.delete(key)
  deadlines.set(key, untilMs)
  const oldest = deadlines.keys().next().value
  if (deadlines.size > maxLocks && oldest !== undefined) deadlines.delete(oldest)
}
