import { randomUUID } from "node:crypto"
import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"

/** TTL of a lock that is not released: its process has crashed or is blocked. */
const turnMs = 5_000
/** Time during which this process does not request a lock again that another one has. */
const waitMs = 1_000
const mostTurns = 10_000

/**
 * Per-page render lock: one process at a time renders a page again, the others serve the old one.
 */
export class PageTurns {
  readonly #guard: MemoryGuard
  readonly #prefix: string
  readonly #word = Buffer.from(randomUUID())
  readonly #own = new Map<string, number>()
  readonly #theirs = new Map<string, number>()

  constructor(guard: MemoryGuard, prefix: string) {
    this.#guard = guard
    this.#prefix = prefix
  }

  /** True if another process was rendering this page a short time ago. */
  isTheirs(key: string): boolean {
    return (this.#theirs.get(key) ?? 0) > performance.now()
  }

  /** True if this process may render the page, also if Redis is unavailable. */
  async take(key: string): Promise<boolean> {
    if ((this.#own.get(key) ?? 0) > performance.now()) return true
    const options = { ttlMs: turnMs, onlyIf: "absent" } as const
    const isOwn = await this.#guard.attempt(async (memory) => {
      if (await memory.set(this.#prefix + key, this.#word, options)) return true
      // A lock request that timed out may have succeeded late, in a Redis that hung.
      return (await memory.get(this.#prefix + key))?.equals(this.#word) === true
    })
    if (isOwn === false) note(this.#theirs, key, performance.now() + waitMs)
    else note(this.#own, key, performance.now() + turnMs)
    return isOwn !== false
  }

  /** Releases the lock, if this process has it. */
  async giveBack(key: string): Promise<void> {
    if (!this.#own.delete(key)) return
    await this.#guard.attempt((memory) => memory.release(this.#prefix + key, this.#word))
  }

  /** Registers that another process has finished the page. */
  noteMade(key: string): void {
    this.#theirs.delete(key)
  }
}

function note(moments: Map<string, number>, key: string, untilMs: number): void {
  moments.delete(key)
  moments.set(key, untilMs)
  const oldest = moments.keys().next().value
  if (moments.size > mostTurns && oldest !== undefined) moments.delete(oldest)
}
