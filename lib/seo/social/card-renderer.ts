import type { CardFileCache } from "./card-file-cache.ts"

/** A card's JPEG. A card without its photo or texts is not final and is cached briefly only. */
export type MadeCard = { jpeg: Buffer; isFinal: boolean }

const concurrent = 2
const mostWaiting = 100
const incompleteTtlMs = 60_000
const mostFlawed = 50

/**
 * Renders each card once for concurrent requests, at most two cards at a time. An incomplete card
 * is cached in memory for a minute, so that a missing image causes little load.
 */
export class CardMaker {
  readonly #cache: CardFileCache
  readonly #now: () => number
  readonly #underWay = new Map<string, Promise<MadeCard>>()
  readonly #flawed = new Map<string, { card: MadeCard; untilMs: number }>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(cache: CardFileCache, now: () => number = Date.now) {
    this.#cache = cache
    this.#now = now
  }

  /** Returns the card of this version, by `render` if not cached; null if the queue is full. */
  async getCard(version: string, draw: () => Promise<MadeCard>): Promise<MadeCard | null> {
    const jpeg = await this.#cache.get(version)
    if (jpeg) return { jpeg, isFinal: true }
    const flawed = this.#flawed.get(version)
    if (flawed && this.#now() < flawed.untilMs) return flawed.card
    const shared = this.#underWay.get(version)
    if (shared) return shared
    if (this.#running >= concurrent && this.#waiting.length >= mostWaiting) return null
    const made = this.#make(version, draw).finally(() => this.#underWay.delete(version))
    this.#underWay.set(version, made)
    return made
  }

  async #make(version: string, draw: () => Promise<MadeCard>): Promise<MadeCard> {
    await this.#takeTurn()
    try {
      const card = await draw()
      if (card.isFinal) await this.#cache.put(version, card.jpeg)
      else this.#noteFlawed(version, card)
      return card
    } finally {
      this.#passTurn()
    }
  }

  #noteFlawed(version: string, card: MadeCard): void {
    this.#flawed.delete(version)
    this.#flawed.set(version, { card, untilMs: this.#now() + incompleteTtlMs })
    const [oldest] = this.#flawed.keys()
    if (this.#flawed.size > mostFlawed && oldest !== undefined) this.#flawed.delete(oldest)
  }

  async #takeTurn(): Promise<void> {
    if (this.#running >= concurrent) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
  }

  #passTurn(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
