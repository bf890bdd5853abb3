import { randomUUID } from "node:crypto"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import { getExpiresAt } from "#lib/cache.ts"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import type { NamedTimestamp } from "#lib/redis/key-value-store.ts"
import { getTimestamps, saveTimestamps } from "./disk-store.ts"
import type { PageEntry } from "./page-entry.ts"

const maxTags = 50_000
const maxKnown = 1_000
/**
 * Reading the whole history of changes takes longer than a page may wait, and no page waits for it.
 */
const readAllTimeoutMs = 5_000
const retryMs = 2_500
/** Each process stores a change with its own time: those times differ by less. */
const toleranceMs = 50
/** Pseudo-tag for the time when the history of changes was started; no tag has this name. */
const historyStart = "*"

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

  /** True if any of the tags changed at or after the start of a render. */
  hasChanged(tags: readonly string[], sinceMs: number): boolean {
    return tags.some((tag) => (this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= sinceMs)
  }

  /**
   * True if a page is no longer what would be rendered now: one of its tags has changed, or
   * something on it has appeared or vanished by schedule, since its render started.
   */
  isOutdated({ tags, startedAt }: Pick<PageEntry, "tags" | "startedAt">): boolean {
    if (this.hasChanged(tags, startedAt)) return true
    const endMs = getExpiresAt(tags)
    return endMs !== null && endMs <= Date.now() && startedAt < endMs
  }
}

const messageSchema = z.object({ from: z.string(), id: z.string(), tags: z.array(z.string()) })
type InvalidationMessage = z.infer<typeof messageSchema>
type Deps = {
  guard: RedisCircuitBreaker
  invalidations: TagInvalidations
  prefix: string
}

/**
 * Publishes tag invalidations to the other processes and receives theirs. What was missed while
 * this process was not subscribed is read from the timestamps that each change leaves in Redis.
 * They are wall-clock times: the machines' clocks must agree (NTP).
 */
export class InvalidationBus {
  readonly #deps: Deps
  readonly #onChange: (tags: readonly string[], source: "received" | "missed") => void
  readonly #self = randomUUID()
  /** Tags of changes that were invalidated here, by the change's id. */
  readonly #known = new LRUCache<string, Set<string>>({ max: maxKnown })
  #isUpToDate = false
  #since = Number.POSITIVE_INFINITY
  #retryTimer: NodeJS.Timeout | undefined

  /**
   * @param onChange called with tags that other processes invalidated, once they are invalidated
   * here
   */
  constructor(
    deps: Deps,
    onChange: (tags: readonly string[], source: "received" | "missed") => void,
  ) {
    this.#deps = deps
    this.#onChange = onChange
    const { memory } = deps.guard
    memory.subscribe(this.#key, (text) => this.#handleMessage(text))
    memory.onSubscribed(() => void this.#catchUp())
  }

  /** True if every change of the other processes is known here. */
  isUpToDate(): boolean {
    return this.#isUpToDate && this.#deps.guard.memory.isSubscribed()
  }

  /**
   * Time in milliseconds since which Redis has all changes: a page from before may be affected by a
   * change that Redis has lost. Infinity until the history was read.
   */
  get since(): number {
    return this.#since
  }

  /**
   * Returns the tags of the change that were not invalidated here yet. Returns each tag only once.
   */
  claimUnknownTags(id: string, tags: readonly string[]): string[] {
    const known = this.#known.get(id) ?? new Set()
    const unknown = tags.filter((tag) => !known.has(tag))
    this.#known.set(id, new Set([...known, ...tags]))
    return unknown
  }

  /** Publishes to the other processes, and stores for those that start later. */
  async publish(id: string, tags: readonly string[], atMs: number): Promise<void> {
    const message: InvalidationMessage = { from: this.#self, id, tags: [...tags] }
    const isPublished = await this.#deps.guard.attempt(async (memory) => {
      await memory.publish(this.#key, JSON.stringify(message))
      await memory.saveTimestamps(
        this.#key,
        tags.map((tag) => [tag, atMs] as const),
      )
      return true
    })
    if (!isPublished) this.#scheduleRetry()
  }

  #handleMessage(text: string): void {
    const message = parseMessage(text)
    if (message === null || message.from === this.#self) return
    const tags = this.claimUnknownTags(message.id, message.tags)
    if (tags.length === 0) return
    this.#deps.invalidations.invalidate(tags, Date.now())
    this.#onChange(tags, "received")
  }

  async #catchUp(): Promise<void> {
    const { guard, invalidations } = this.#deps
    this.#isUpToDate = false
    const remote = await guard.attempt(
      (memory) => memory.listTimestamps(this.#key),
      readAllTimeoutMs,
    )
    if (remote === undefined) return this.#scheduleRetry()
    const known = new Map(remote)
    this.#since = known.get(historyStart) ?? Date.now()
    const local: NamedTimestamp[] = [...invalidations.listChanges(), [historyStart, this.#since]]
    const missed = listNewer(remote, new Map(local))
    invalidations.merge(missed)
    const tags = missed.map(([tag]) => tag)
    if (tags.length > 0) this.#onChange(tags, "missed")
    const unpublished = listNewer(local, known)
    if (unpublished.length > 0) {
      await guard.attempt(
        (memory) => memory.saveTimestamps(this.#key, unpublished),
        readAllTimeoutMs,
      )
    }
    this.#isUpToDate = true
  }

  #scheduleRetry(): void {
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined
      void this.#catchUp()
    }, retryMs).unref()
  }

  get #key(): string {
    return `${this.#deps.prefix}changes`
  }
}

function listNewer(
  timestamps: readonly NamedTimestamp[],
  known: ReadonlyMap<string, number>,
): NamedTimestamp[] {
  return timestamps.filter(([name, atMs]) => atMs > (known.get(name) ?? 0) + toleranceMs)
}

function parseMessage(text: string): InvalidationMessage | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
