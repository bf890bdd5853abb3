import type { Moment } from "#lib/shared-memory/shared-memory.ts"
import { readMoments, writeMoments } from "./kept-moments.ts"

const maxTags = 50_000
/** Clocks of two machines that are held beside each other still differ by less. */
const skewMs = 200

/**
 * Remembers when each tag last changed, in milliseconds, across restarts of the process. A file
 * that cannot be read counts as empty: pages then fall back to their lifetimes.
 */
export class TagClock {
  readonly #filePath: string
  readonly #changedAt: Map<string, number>

  constructor(filePath: string) {
    this.#filePath = filePath
    this.#changedAt = new Map(readMoments(filePath))
  }

  /** Notes that everything made from these tags before now is out of date. */
  mark(tags: readonly string[], nowMs: number): void {
    this.merge(tags.map((tag) => [tag, nowMs] as const))
  }

  /** Notes changes of which others know the moment. An earlier one than is known changes nothing. */
  merge(marks: readonly Moment[]): void {
    for (const [tag, atMs] of marks) {
      const known = this.#changedAt.get(tag) ?? atMs
      this.#changedAt.delete(tag)
      this.#changedAt.set(tag, Math.max(known, atMs))
    }
    for (const tag of this.#changedAt.keys()) {
      if (this.#changedAt.size <= maxTags) break
      this.#changedAt.delete(tag)
    }
    // A full disk costs the memory of changes after a restart, never the change itself.
    writeMoments(this.#filePath, this.#changedAt)
  }

  /** Every tag that is known to have changed, and when. */
  listMarks(): Moment[] {
    return [...this.#changedAt]
  }

  /**
   * Whether any of the tags changed at or after the moment a page was begun. Nobody can tell of a
   * page that was begun in time to come, before the machine's clock was put back: it counts as changed.
   */
  hasChanged(tags: readonly string[], sinceMs: number): boolean {
    const now = Date.now()
    return sinceMs > now + skewMs || tags.some((tag) => this.#getChange(tag, now) >= sinceMs)
  }

  /** When a tag changed; now where that is still to come, so that a page made anew is good. */
  #getChange(tag: string, now: number): number {
    const at = this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY
    if (at <= now + skewMs) return at
    this.#changedAt.set(tag, now)
    return now
  }
}
