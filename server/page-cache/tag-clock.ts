import { readMoments, writeMoments } from "./kept-moments.ts"

const maxTags = 50_000

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
    for (const tag of tags) {
      this.#changedAt.delete(tag)
      this.#changedAt.set(tag, nowMs)
    }
    for (const tag of this.#changedAt.keys()) {
      if (this.#changedAt.size <= maxTags) break
      this.#changedAt.delete(tag)
    }
    // A full disk costs the memory of changes after a restart, never the change itself.
    writeMoments(this.#filePath, this.#changedAt)
  }

  /** Whether any of the tags changed at or after the moment a page was begun. */
  hasChanged(tags: readonly string[], sinceMs: number): boolean {
    return tags.some((tag) => (this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= sinceMs)
  }
}
