import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { LRUCache } from "lru-cache"
import { getEnv } from "#lib/env.ts"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { getSharedStore } from "#lib/redis/current-store.ts"
import { publishInvalidation } from "#lib/redis/invalidation-events.ts"
import { InvalidationBus, type TagInvalidations } from "./invalidation.ts"
import { buildEntryBytes, type PageEntry, parseEntry } from "./page-entry.ts"

/** TTL of a page that no process renders again; removes the pages of earlier builds too. */
const pageTtlMs = 24 * 3_600_000
const tombstoneTtlMs = 3_600_000
const maxBytes = 4 * 1024 * 1024
/** TTL of a lock that is not released: its process has crashed or is blocked. */
const lockTtlMs = 5_000
/** Time during which this process does not request a lock again that another one has. */
const recheckMs = 1_000
const maxLocks = 10_000
const maxNewer = 10_000

type Deps = {
  guard: RedisCircuitBreaker
  invalidations: TagInvalidations
  /** Distinguishes shops that use the same Redis. */
  shop: string
  buildId: string
  /** Called with tags that another process has just invalidated. */
  onChange: (tags: readonly string[]) => void
}

/**
 * Shares pages between the processes of one shop: rendered pages, render locks and tag
 * invalidations. Without Redis it behaves as if there were no other process.
 */
export class ClusterCoordinator {
  readonly #guard: RedisCircuitBreaker
  readonly #store: RedisPageStore
  readonly #locks: RenderLock
  readonly #bus: InvalidationBus
  readonly #processId = randomUUID()
  readonly #channel: string
  /** Pages that other processes have rendered since this one last fetched them. */
  readonly #newer = new LRUCache<string, true>({ max: maxNewer })

  constructor({ guard, invalidations, shop, buildId, onChange }: Deps) {
    const [shopPrefix, buildPrefix] = [`curlew:${shop}:`, `curlew:${shop}:${buildId}:`]
    this.#guard = guard
    this.#channel = `${buildPrefix}rendered`
    this.#store = new RedisPageStore(guard, `${buildPrefix}page:`)
    this.#locks = new RenderLock(guard, `${buildPrefix}lock:`)
    // Changes concern the pages of every build: the one that starts next must know them.
    this.#bus = new InvalidationBus(
      { guard, invalidations, prefix: shopPrefix },
      (tags, source) => {
        publishInvalidation()
        if (source === "received") onChange(tags)
      },
    )
    guard.memory.subscribe(this.#channel, (text) => this.#handleRendered(text))
  }

  /** True if another process may have a newer page than the one that is good enough here. */
  mayHaveNewer(key: string): boolean {
    return this.#newer.has(key)
  }

  /** Returns the page that another process rendered, if it is newer than this one. */
  async getNewer(key: string, local: PageEntry | null): Promise<PageEntry | null> {
    if (this.#locks.isLockedElsewhere(key) && local?.value) return null
    this.#newer.delete(key)
    const shared = await this.#store.get(key)
    const newestLocalMs = Math.max(local?.startedAt ?? 0, this.#bus.since)
    return shared && shared.startedAt > newestLocalMs ? shared : null
  }

  /** True if this process has the lock to render the page again. */
  async acquireLock(key: string): Promise<boolean> {
    return !this.#locks.isLockedElsewhere(key) && (await this.#locks.acquire(key))
  }

  /** Publishes a page that was rendered here, and releases its lock. */
  async publishPage(entry: PageEntry): Promise<void> {
    // A process that does not receive changes may have rendered it from outdated data.
    if (this.#bus.isUpToDate()) await this.#store.set(entry)
    await this.#finish(entry.key)
  }

  /** Publishes that the page no longer exists, and releases its lock. */
  async publishDeletion(key: string): Promise<void> {
    if (await this.#store.delete(key)) await this.#finish(key)
    else await this.#locks.release(key)
  }

  /** Releases the lock without a page. */
  async releaseLock(key: string): Promise<void> {
    await this.#locks.release(key)
  }

  /**
   * Returns the tags of a change to invalidate here: not those that another process has published.
   */
  claimUnknownTags(id: string, tags: readonly string[]): string[] {
    return this.#bus.claimUnknownTags(id, tags)
  }

  /** Publishes a change to the other processes. */
  publishInvalidation(id: string, tags: readonly string[], atMs: number): Promise<void> {
    return this.#bus.publish(id, tags, atMs)
  }

  async #finish(key: string): Promise<void> {
    await this.#locks.release(key)
    await this.#guard.attempt((memory) =>
      memory.publish(this.#channel, `${this.#processId} ${key}`),
    )
  }

  #handleRendered(text: string): void {
    const [from = "", key = ""] = text.split(/ (.*)/s)
    if (from === this.#processId) return
    this.#locks.clearRemoteLock(key)
    this.#newer.set(key, true)
  }
}

/** Stores pages in the Redis that all processes share, for a day each. */
class RedisPageStore {
  readonly #guard: RedisCircuitBreaker
  readonly #prefix: string

  /** @param prefix start of the keys: pages of other builds and shops have other prefixes */
  constructor(guard: RedisCircuitBreaker, prefix: string) {
    this.#guard = guard
    this.#prefix = prefix
  }

  async get(key: string): Promise<PageEntry | null> {
    const bytes = await this.#guard.attempt((memory) => memory.get(this.#prefix + key))
    return bytes ? parseEntry(bytes, key) : null
  }

  async set(entry: PageEntry): Promise<void> {
    const bytes = buildEntryBytes(entry)
    if (bytes.length > maxBytes) return
    const options = { ttlMs: pageTtlMs }
    await this.#guard.attempt((memory) => memory.set(this.#prefix + entry.key, bytes, options))
  }

  /**
   * Marks an existing page as deleted, for the processes that have a copy, and returns whether
   * there was one: a page that never existed leaves nothing.
   */
  async delete(key: string): Promise<boolean> {
    const tombstone = { key, startedAt: Date.now(), tags: [], value: null, cacheControl: undefined }
    const options = { ttlMs: tombstoneTtlMs, onlyIf: "present" } as const
    const bytes = buildEntryBytes(tombstone)
    const existed = await this.#guard.attempt((memory) =>
      memory.set(this.#prefix + key, bytes, options),
    )
    return existed === true
  }
}

/**
 * Per-page render lock: one process at a time renders a page again, the others serve the old one.
 */
class RenderLock {
  readonly #guard: RedisCircuitBreaker
  readonly #prefix: string
  readonly #token = Buffer.from(randomUUID())
  readonly #local = new LRUCache<string, number>({ max: maxLocks })
  readonly #remote = new LRUCache<string, number>({ max: maxLocks })

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
    if (isAcquired === false) this.#remote.set(key, performance.now() + recheckMs)
    else this.#local.set(key, performance.now() + lockTtlMs)
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

/** Opens what the processes of the shop share; null without Redis. */
export function openCluster(
  serverDistDir: string,
  invalidations: TagInvalidations,
  onChange: (tags: readonly string[]) => void,
): ClusterCoordinator | null {
  const guard = getSharedStore()
  if (!guard) return null
  const buildId = readFileSync(join(serverDistDir, "..", "BUILD_ID"), "utf8").trim()
  const shop = new URL(getEnv().SITE_URL).host
  return new ClusterCoordinator({ guard, invalidations, shop, buildId, onChange })
}
