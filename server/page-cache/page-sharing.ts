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
  /** Tells one shop from another that uses the same memory. */
  shop: string
  buildId: string
  /** Called with tags that another process has just marked. */
  onChange: (tags: readonly string[]) => void
}

/**
 * What the processes of one shop share of their pages: each page once it is made, whose turn it is to
 * make it, and what has changed. While the memory is away it is as if there were no other process.
 */
export class PageSharing {
  readonly #guard: MemoryGuard
  readonly #shelf: SharedShelf
  readonly #turns: PageTurns
  readonly #news: ChangeNews
  readonly #self = randomUUID()
  readonly #channel: string
  /** Pages that others have made since this process looked. */
  readonly #younger = new Set<string>()

  constructor({ guard, clock, shop, buildId, onChange }: Parts) {
    const [ofShop, ofBuild] = [`curlew:${shop}:`, `curlew:${shop}:${buildId}:`]
    const time = new SharedTime(guard)
    this.#guard = guard
    this.#channel = `${ofBuild}made`
    this.#shelf = new SharedShelf(guard, time, `${ofBuild}page:`)
    this.#turns = new PageTurns(guard, `${ofBuild}turn:`)
    // Changes concern the pages of every build: one that starts next must know them.
    this.#news = new ChangeNews({ guard, time, clock, prefix: ofShop }, (tags, how) => {
      tellHeardChange()
      if (how === "told") onChange(tags)
    })
    guard.memory.hear(this.#channel, (text) => this.#hearMade(text))
  }

  /** Whether another process may have a younger page than the one that is good enough here. */
  mayBeYounger(key: string): boolean {
    return this.#younger.has(key)
  }

  /** The page as another process made it, if that is younger than this one. */
  async getYounger(key: string, own: PageEntry | null): Promise<PageEntry | null> {
    if (this.#turns.isTheirs(key) && own?.value) return null
    this.#younger.delete(key)
    const shared = await this.#shelf.get(key)
    const youngest = Math.max(own?.begunAt ?? 0, this.#news.since)
    return shared && shared.begunAt > youngest ? shared : null
  }

  /** Whether this process is to make the page anew. */
  async takeTurn(key: string): Promise<boolean> {
    return !this.#turns.isTheirs(key) && (await this.#turns.take(key))
  }

  /** Hands on a page that was made here, and ends the turn. */
  async hand(entry: PageEntry): Promise<void> {
    // Who does not hear of changes may have made it from what is no longer so.
    if (this.#news.isUpToDate()) await this.#shelf.set(entry)
    await this.#end(entry.key)
  }

  /** Tells that there is no such page any more, and ends the turn. */
  async handGone(key: string): Promise<void> {
    if (await this.#shelf.delete(key)) await this.#end(key)
    else await this.#turns.giveBack(key)
  }

  /** Ends the turn without a page. */
  async pass(key: string): Promise<void> {
    await this.#turns.giveBack(key)
  }

  /** Which tags of a change are still to be marked here: not those that another process told of. */
  takeUnknown(id: string, tags: readonly string[]): string[] {
    return this.#news.takeUnknown(id, tags)
  }

  /** Tells the others of a change. */
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
