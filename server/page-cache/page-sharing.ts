import { randomUUID } from "node:crypto"
import { tellHeardChange } from "#lib/shared-memory/heard-changes.ts"
import type { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"
import { ChangeNews } from "./change-news.ts"
import type { PageEntry } from "./page-entry.ts"
import { PageTurns } from "./page-turns.ts"
import { SharedShelf } from "./shared-shelf.ts"
import { SharedTime } from "./shared-time.ts"
import type { TagClock } from "./tag-clock.ts"

const mostYounger = 10_000

type Parts = {
  guard: MemoryGuard
  clock: TagClock
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
export class PageSharing {
  readonly #guard: MemoryGuard
  readonly #shelf: SharedShelf
  readonly #turns: PageTurns
  readonly #news: ChangeNews
  readonly #self = randomUUID()
  readonly #channel: string
  /** Pages that other processes have rendered since this one last fetched them. */
  readonly #younger = new Set<string>()

  constructor({ guard, clock, shop, buildId, onChange }: Parts) {
    const [ofShop, ofBuild] = [`curlew:${shop}:`, `curlew:${shop}:${buildId}:`]
    const time = new SharedTime(guard)
    this.#guard = guard
    this.#channel = `${ofBuild}made`
    this.#shelf = new SharedShelf(guard, time, `${ofBuild}page:`)
    this.#turns = new PageTurns(guard, `${ofBuild}turn:`)
    // Changes concern the pages of every build: the one that starts next must know them.
    this.#news = new ChangeNews({ guard, time, clock, prefix: ofShop }, (tags, how) => {
      tellHeardChange()
      if (how === "told") onChange(tags)
    })
    guard.memory.hear(this.#channel, (text) => this.#hearMade(text))
  }

  /** True if another process may have a newer page than the one that is good enough here. */
  mayBeYounger(key: string): boolean {
    return this.#younger.has(key)
  }

  /** Returns the page that another process rendered, if it is newer than this one. */
  async getYounger(key: string, own: PageEntry | null): Promise<PageEntry | null> {
    if (this.#turns.isTheirs(key) && own?.value) return null
    this.#younger.delete(key)
    const shared = await this.#shelf.get(key)
    const youngest = Math.max(own?.begunAt ?? 0, this.#news.since)
    return shared && shared.begunAt > youngest ? shared : null
  }

  /** True if this process has the lock to render the page again. */
  async takeTurn(key: string): Promise<boolean> {
    return !this.#turns.isTheirs(key) && (await this.#turns.take(key))
  }

  /** Publishes a page that was rendered here, and releases its lock. */
  async hand(entry: PageEntry): Promise<void> {
    // A process that does not receive changes may have rendered it from outdated data.
    if (this.#news.isUpToDate()) await this.#shelf.set(entry)
    await this.#end(entry.key)
  }

  /** Publishes that the page no longer exists, and releases its lock. */
  async handGone(key: string): Promise<void> {
    if (await this.#shelf.delete(key)) await this.#end(key)
    else await this.#turns.giveBack(key)
  }

  /** Releases the lock without a page. */
  async pass(key: string): Promise<void> {
    await this.#turns.giveBack(key)
  }

  /**
   * Returns the tags of a change to invalidate here: not those that another process has published.
   */
  takeUnknown(id: string, tags: readonly string[]): string[] {
    return this.#news.takeUnknown(id, tags)
  }

  /** Publishes a change to the other processes. */
  tell(id: string, tags: readonly string[], atMs: number): Promise<void> {
    return this.#news.tell(id, tags, atMs)
  }

  async #end(key: string): Promise<void> {
    await this.#turns.giveBack(key)
    await this.#guard.attempt((memory) => memory.publish(this.#channel, `${this.#self} ${key}`))
  }

  #hearMade(text: string): void {
    const [from = "", key = ""] = text.split(/ (.*)/s)
    if (from === this.#self) return
    this.#turns.noteMade(key)
    this.#younger.add(key)
    const oldest = this.#younger.values().next().value
    if (this.#younger.size > mostYounger && oldest !== undefined) this.#younger.delete(oldest)
  }
}
