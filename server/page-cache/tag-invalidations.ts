import type { NamedTimestamp } from "#lib/redis/key-value-store.ts"
import { getTimestamps, saveTimestamps } from "./timestamp-file.ts"

const maxTags = 50_000
/** Clocks of two machines that were compared still differ by less. */
const skewMs = 200

/**
 * Stores when each tag last changed, in milliseconds, across restarts of the process. A file that
 * cannot be read counts as empty: pages then fall back to their lifetimes.
 */
export class TagInvalidations {
  readonly #filePath: string
  readonly #changedAt: Map<string, number>

  constructor(filePath: string) {
    this.#filePath = filePath
    this.#changedAt = new Map(getTimestamps(filePath))
  }

  /** Invalidates everything that was rendered from these tags before now. */
  invalidate(tags: readonly string[], nowMs: number): void {
    this.merge(tags.map((tag) => [tag, nowMs] as const))
  }

  /**
   * Merges changes whose time other processes know. An earlier one than is known changes nothing.
   */
  merge(changes: readonly NamedTimestamp[]): void {
    for (const [tag, atMs] of changes) {
      const known = this.#changedAt.get(tag) ?? atMs
      this.#changedAt.delete(tag)
      this.#changedAt.set(tag, Math.max(known, atMs))
    }
    for (const tag of this.#changedAt.keys()) {
      if (this.#changedAt.size <= maxTags) break
      this.#changedAt.delete(tag)
    }
    // A full disk loses the changes after a restart, never the change itself.
    saveTimestamps(this.#filePath, this.#changedAt)
  }

  /** Returns every tag that is known to have changed, and when. */
  listChanges(): NamedTimestamp[] {
    return [...this.#changedAt]
  }

  /**
   * True if any of the tags changed at or after the start of a render. A render that started in the
   * future, before the machine's clock was set back, cannot be compared: it counts as changed.
   */
  hasChanged(tags: readonly string[], sinceMs: number): boolean {
    const now = Date.now()
    return sinceMs > now + skewMs || tags.some((tag) => this.#getChange(tag, now) >= sinceMs)
  }

  /**
   * Returns when a tag changed; now if that is in the future, so that a page rendered again is
   * fresh.
   */
  #getChange(tag: string, now: number): number {
    const at = this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY
    if (at <= now + skewMs) return at
    this.#changedAt.set(tag, now)
    return now
  }
}
