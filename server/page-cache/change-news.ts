import { randomUUID } from "node:crypto"
import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import type { Moment } from "#lib/shared-memory/shared-memory.ts"
import type { SharedTime } from "./shared-time.ts"
import type { TagClock } from "./tag-clock.ts"

const mostKnown = 1_000
/**
 * Reading the whole history of changes takes longer than a page may wait, and no page waits for it.
 */
const readAllWithinMs = 5_000
const tryAgainAfterMs = 2_500
/** Timestamps of one change differ by less: clocks are compared over a network. */
const sameWithinMs = 50
/** Pseudo-tag for the time when the history of changes was started; no tag has this name. */
const beginning = "*"

type News = { from: string; id: string; tags: string[] }
type Parts = { guard: MemoryGuard; time: SharedTime; clock: TagClock; prefix: string }

/**
 * Publishes tag invalidations to the other processes and receives theirs. What was missed while
 * this process was not subscribed is read from the timestamps that each change leaves in Redis.
 */
export class ChangeNews {
  readonly #parts: Parts
  readonly #onChange: (tags: readonly string[], how: "told" | "missed") => void
  readonly #self = randomUUID()
  /** Tags of changes that were invalidated here, by the change's id. */
  readonly #known = new Map<string, Set<string>>()
  #isUpToDate = false
  #since = Number.POSITIVE_INFINITY
  #nextTry: NodeJS.Timeout | undefined

  /**
   * @param onChange called with tags that other processes invalidated, once they are invalidated
   * here
   */
  constructor(parts: Parts, onChange: (tags: readonly string[], how: "told" | "missed") => void) {
    this.#parts = parts
    this.#onChange = onChange
    const { memory } = parts.guard
    memory.hear(this.#key, (text) => this.#hear(text))
    memory.onHearing(() => void this.#catchUp())
  }

  /** True if every change of the other processes is known here. */
  isUpToDate(): boolean {
    return this.#isUpToDate && this.#parts.guard.memory.isHearing()
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
  takeUnknown(id: string, tags: readonly string[]): string[] {
    const known = this.#known.get(id) ?? new Set()
    const unknown = tags.filter((tag) => !known.has(tag))
    this.#known.set(id, new Set([...known, ...tags]))
    const oldest = this.#known.keys().next().value
    if (this.#known.size > mostKnown && oldest !== undefined) this.#known.delete(oldest)
    return unknown
  }

  /** Publishes to the other processes, and stores for those that start later. */
  async tell(id: string, tags: readonly string[], atMs: number): Promise<void> {
    const { guard, time } = this.#parts
    const news: News = { from: this.#self, id, tags: [...tags] }
    const moments = time.isKnown ? tags.map((tag) => [tag, time.toShared(atMs)] as const) : []
    const isTold = await guard.attempt(async (memory) => {
      await memory.publish(this.#key, JSON.stringify(news))
      await memory.noteMoments(this.#key, moments)
      return true
    })
    if (!isTold) this.#tryAgainLater()
  }

  #hear(text: string): void {
    const news = parseNews(text)
    if (news === null || news.from === this.#self) return
    const tags = this.takeUnknown(news.id, news.tags)
    if (tags.length === 0) return
    this.#parts.clock.mark(tags, Date.now())
    this.#onChange(tags, "told")
  }

  async #catchUp(): Promise<void> {
    const { guard, time, clock } = this.#parts
    this.#isUpToDate = false
    await time.measure()
    const marks = await guard.attempt((memory) => memory.listMoments(this.#key), readAllWithinMs)
    if (marks === undefined || !time.isKnown) return this.#tryAgainLater()
    const now = Date.now()
    // A timestamp in the future is from a machine whose clock is fast.
    const theirs = marks.map(([tag, atMs]) => [tag, Math.min(time.toOwn(atMs), now)] as const)
    const known = new Map(theirs)
    this.#since = known.get(beginning) ?? now
    const own: Moment[] = [...clock.listMarks(), [beginning, this.#since]]
    const missed = listNewer(theirs, new Map(own))
    clock.merge(missed)
    const tags = missed.map(([tag]) => tag)
    if (tags.length > 0) this.#onChange(tags, "missed")
    const told = listNewer(own, known).map(([tag, atMs]) => [tag, time.toShared(atMs)] as const)
    if (told.length > 0) {
      await guard.attempt((memory) => memory.noteMoments(this.#key, told), readAllWithinMs)
    }
    this.#isUpToDate = true
  }

  #tryAgainLater(): void {
    this.#nextTry ??= setTimeout(() => {
      this.#nextTry = undefined
      void this.#catchUp()
    }, tryAgainAfterMs).unref()
  }

  get #key(): string {
    return `${this.#parts.prefix}changes`
  }
}

function listNewer(moments: readonly Moment[], known: ReadonlyMap<string, number>): Moment[] {
  return moments.filter(([name, atMs]) => atMs > (known.get(name) ?? 0) + sameWithinMs)
}

function parseNews(text: string): News | null {
  try {
    const news: unknown = JSON.parse(text)
    return isNews(news) ? news : null
  } catch {
    return null
  }
}

function isNews(news: unknown): news is News {
  if (typeof news !== "object" || news === null) return false
  const { from, id, tags } = news as Partial<News>
  const areTags = Array.isArray(tags) && tags.every((tag) => typeof tag === "string")
  return typeof from === "string" && typeof id === "string" && areTags
}
