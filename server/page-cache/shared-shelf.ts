import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import { type PageEntry, parseEntry, serialiseEntry } from "./page-entry.ts"
import type { SharedTime } from "./shared-time.ts"
import type { Shelf } from "./shelf.ts"

/** TTL of a page that no process renders again; removes the pages of earlier builds too. */
const keptForMs = 24 * 3_600_000
const goneForMs = 3_600_000
const largestBytes = 4 * 1024 * 1024

/** Stores pages in the Redis that all processes share, for a day each. */
export class SharedShelf implements Shelf {
  readonly #guard: MemoryGuard
  readonly #time: SharedTime
  readonly #prefix: string

  /** @param prefix start of the keys: pages of other builds and shops have other prefixes */
  constructor(guard: MemoryGuard, time: SharedTime, prefix: string) {
    this.#guard = guard
    this.#time = time
    this.#prefix = prefix
  }

  async get(key: string): Promise<PageEntry | null> {
    if (!this.#time.isKnown) return null
    const bytes = await this.#guard.attempt((memory) => memory.get(this.#prefix + key))
    const entry = bytes ? parseEntry(bytes, key) : null
    return entry && { ...entry, begunAt: this.#time.toOwn(entry.begunAt) }
  }

  async set(entry: PageEntry): Promise<void> {
    const bytes = this.#write(entry)
    if (bytes.length > largestBytes || !this.#time.isKnown) return
    const options = { ttlMs: keptForMs }
    await this.#guard.attempt((memory) => memory.set(this.#prefix + entry.key, bytes, options))
  }

  /**
   * Marks an existing page as deleted, for the processes that have a copy, and returns whether
   * there was one: a page that never existed leaves nothing.
   */
  async delete(key: string): Promise<boolean> {
    if (!this.#time.isKnown) return false
    const gone = { key, begunAt: Date.now(), tags: [], value: null, cacheControl: undefined }
    const options = { ttlMs: goneForMs, onlyIf: "present" } as const
    const bytes = this.#write(gone)
    const wasThere = await this.#guard.attempt((memory) =>
      memory.set(this.#prefix + key, bytes, options),
    )
    return wasThere === true
  }

  #write(entry: PageEntry): Buffer {
    return serialiseEntry({ ...entry, begunAt: this.#time.toShared(entry.begunAt) })
  }
}
