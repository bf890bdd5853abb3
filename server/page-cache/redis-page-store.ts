import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { buildEntryBytes, type PageEntry, parseEntry } from "./page-entry.ts"
import type { PageStore } from "./page-store.ts"
import type { RedisClock } from "./redis-clock.ts"

/** TTL of a page that no process renders again; removes the pages of earlier builds too. */
const pageTtlMs = 24 * 3_600_000
const tombstoneTtlMs = 3_600_000
const maxBytes = 4 * 1024 * 1024

/** Stores pages in the Redis that all processes share, for a day each. */
export class RedisPageStore implements PageStore {
  readonly #guard: RedisCircuitBreaker
  readonly #redisClock: RedisClock
  readonly #prefix: string

  /** @param prefix start of the keys: pages of other builds and shops have other prefixes */
  constructor(guard: RedisCircuitBreaker, redisClock: RedisClock, prefix: string) {
    this.#guard = guard
    this.#redisClock = redisClock
    this.#prefix = prefix
  }

  async get(key: string): Promise<PageEntry | null> {
    if (!this.#redisClock.isMeasured) return null
    const bytes = await this.#guard.attempt((memory) => memory.get(this.#prefix + key))
    const entry = bytes ? parseEntry(bytes, key) : null
    return entry && { ...entry, startedAt: this.#redisClock.toLocal(entry.startedAt) }
  }

  async set(entry: PageEntry): Promise<void> {
    const bytes = this.#buildBytes(entry)
    if (bytes.length > maxBytes || !this.#redisClock.isMeasured) return
    const options = { ttlMs: pageTtlMs }
    await this.#guard.attempt((memory) => memory.set(this.#prefix + entry.key, bytes, options))
  }

  /**
   * Marks an existing page as deleted, for the processes that have a copy, and returns whether
   * there was one: a page that never existed leaves nothing.
   */
  async delete(key: string): Promise<boolean> {
    if (!this.#redisClock.isMeasured) return false
    const tombstone = { key, startedAt: Date.now(), tags: [], value: null, cacheControl: undefined }
    const options = { ttlMs: tombstoneTtlMs, onlyIf: "present" } as const
    const bytes = this.#buildBytes(tombstone)
    const existed = await this.#guard.attempt((memory) =>
      memory.set(this.#prefix + key, bytes, options),
    )
    return existed === true
  }

  #buildBytes(entry: PageEntry): Buffer {
    return buildEntryBytes({ ...entry, startedAt: this.#redisClock.toRedis(entry.startedAt) })
  }
}
