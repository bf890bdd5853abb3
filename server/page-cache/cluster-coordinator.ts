import { randomUUID } from "node:crypto"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { publishInvalidation } from "#lib/redis/invalidation-events.ts"
import { InvalidationBus } from "./invalidation-bus.ts"
import type { PageEntry } from "./page-entry.ts"
import { RedisClock } from "./redis-clock.ts"
import { RedisPageStore } from "./redis-page-store.ts"
import { RenderLock } from "./render-lock.ts"
import type { TagInvalidations } from "./tag-invalidations.ts"

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
  readonly #newer = new Set<string>()

  constructor({ guard, invalidations, shop, buildId, onChange }: Deps) {
    const [shopPrefix, buildPrefix] = [`curlew:${shop}:`, `curlew:${shop}:${buildId}:`]
    const redisClock = new RedisClock(guard)
    this.#guard = guard
    this.#channel = `${buildPrefix}rendered`
    this.#store = new RedisPageStore(guard, redisClock, `${buildPrefix}page:`)
    this.#locks = new RenderLock(guard, `${buildPrefix}lock:`)
    // Changes concern the pages of every build: the one that starts next must know them.
    this.#bus = new InvalidationBus(
      { guard, redisClock, invalidations, prefix: shopPrefix },
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
    this.#newer.add(key)
    const oldest = this.#newer.values().next().value
    if (this.#newer.size > maxNewer && oldest !== undefined) this.#newer.delete(oldest)
  }
}
