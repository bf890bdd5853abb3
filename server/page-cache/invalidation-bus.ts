import { randomUUID } from "node:crypto"
import type { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import type { NamedTimestamp } from "#lib/redis/key-value-store.ts"
import type { RedisClock } from "./redis-clock.ts"
import type { TagInvalidations } from "./tag-invalidations.ts"

const maxKnown = 1_000
/**
 * Reading the whole history of changes takes longer than a page may wait, and no page waits for it.
 */
const readAllTimeoutMs = 5_000
const retryMs = 2_500
/** Timestamps of one change differ by less: clocks are compared over a network. */
const toleranceMs = 50
/** Pseudo-tag for the time when the history of changes was started; no tag has this name. */
const historyStart = "*"

type InvalidationMessage = { from: string; id: string; tags: string[] }
type Deps = {
  guard: RedisCircuitBreaker
  redisClock: RedisClock
  invalidations: TagInvalidations
  prefix: string
}

/**
 * Publishes tag invalidations to the other processes and receives theirs. What was missed while
 * this process was not subscribed is read from the timestamps that each change leaves in Redis.
 */
export class InvalidationBus {
  readonly #deps: Deps
  readonly #onChange: (tags: readonly string[], source: "received" | "missed") => void
  readonly #self = randomUUID()
  /** Tags of changes that were invalidated here, by the change's id. */
  readonly #known = new Map<string, Set<string>>()
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
    const oldest = this.#known.keys().next().value
    if (this.#known.size > maxKnown && oldest !== undefined) this.#known.delete(oldest)
    return unknown
  }

  /** Publishes to the other processes, and stores for those that start later. */
  async publish(id: string, tags: readonly string[], atMs: number): Promise<void> {
    const { guard, redisClock } = this.#deps
    const message: InvalidationMessage = { from: this.#self, id, tags: [...tags] }
    const timestamps = redisClock.isMeasured
      ? tags.map((tag) => [tag, redisClock.toRedis(atMs)] as const)
      : []
    const isPublished = await guard.attempt(async (memory) => {
      await memory.publish(this.#key, JSON.stringify(message))
      await memory.saveTimestamps(this.#key, timestamps)
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
    const { guard, redisClock, invalidations } = this.#deps
    this.#isUpToDate = false
    await redisClock.measure()
    const entries = await guard.attempt(
      (memory) => memory.listTimestamps(this.#key),
      readAllTimeoutMs,
    )
    if (entries === undefined || !redisClock.isMeasured) return this.#scheduleRetry()
    const now = Date.now()
    // A timestamp in the future is from a machine whose clock is fast.
    const remote = entries.map(
      ([tag, atMs]) => [tag, Math.min(redisClock.toLocal(atMs), now)] as const,
    )
    const known = new Map(remote)
    this.#since = known.get(historyStart) ?? now
    const local: NamedTimestamp[] = [...invalidations.listChanges(), [historyStart, this.#since]]
    const missed = listNewer(remote, new Map(local))
    invalidations.merge(missed)
    const tags = missed.map(([tag]) => tag)
    if (tags.length > 0) this.#onChange(tags, "missed")
    const unpublished = listNewer(local, known).map(
      ([tag, atMs]) => [tag, redisClock.toRedis(atMs)] as const,
    )
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
    const parsed: unknown = JSON.parse(text)
    return isMessage(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isMessage(value: unknown): value is InvalidationMessage {
  if (typeof value !== "object" || value === null) return false
  const { from, id, tags } = value as Partial<InvalidationMessage>
  const areTags = Array.isArray(tags) && tags.every((tag) => typeof tag === "string")
  return typeof from === "string" && typeof id === "string" && areTags
}
