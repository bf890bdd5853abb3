import { randomUUID } from "node:crypto"
import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"

/** A turn that is not given back ends by itself: its maker has died or been held up. */
const turnMs = 5_000
/** So long nobody asks again for a turn that another has. */
const waitMs = 1_000
const mostTurns = 10_000

/** Lets one process at a time make a page anew, while the others go on with the old one. */
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

  /** Whether another process was making this page a moment ago. */
  isTheirs(key: string): boolean {
    return (this.#theirs.get(key) ?? 0) > performance.now()
  }

  /** Whether this process is to make the page: also where nobody can tell. */
  async take(key: string): Promise<boolean> {
    if ((this.#own.get(key) ?? 0) > performance.now()) return true
    const options = { ttlMs: turnMs, onlyIf: "absent" } as const
    const isOwn = await this.#guard.attempt(async (memory) => {
      if (await memory.set(this.#prefix + key, this.#word, options)) return true
      // A turn that was asked for in vain may have been given late, by a memory that hung.
      return (await memory.get(this.#prefix + key))?.equals(this.#word) === true
    })
    if (isOwn === false) note(this.#theirs, key, performance.now() + waitMs)
    else note(this.#own, key, performance.now() + turnMs)
    return isOwn !== false
  }

  /** Gives the turn back, if this process has it. */
  async giveBack(key: string): Promise<void> {
    if (!this.#own.delete(key)) return
    await this.#guard.attempt((memory) => memory.release(this.#prefix + key, this.#word))
  }

  /** Notes that another process is done with the page. */
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
