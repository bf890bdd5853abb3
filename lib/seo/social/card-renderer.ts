import type { CardFileCache } from "./card-file-cache.ts"

/** A card's JPEG. A card without its photo or texts is not final and is cached briefly only. */
export type RenderedCard = { jpeg: Buffer; isFinal: boolean }

const maxConcurrency = 2
const maxWaiting = 100
const incompleteTtlMs = 60_000
const maxIncomplete = 50

/**
 * Renders each card once for concurrent requests, at most two cards at a time. An incomplete card
 * is cached in memory for a minute, so that a missing image causes little load.
 */
export class CardRenderer {
  readonly #cache: CardFileCache
  readonly #now: () => number
  readonly #inFlight = new Map<string, Promise<RenderedCard>>()
  readonly #incomplete = new Map<string, { card: RenderedCard; untilMs: number }>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(cache: CardFileCache, now: () => number = Date.now) {
    this.#cache = cache
    this.#now = now
  }

  /** Returns the card of this version, by `render` if not cached; null if the queue is full. */
  async getCard(
    version: string,
    render: () => Promise<RenderedCard>,
  ): Promise<RenderedCard | null> {
    const jpeg = await this.#cache.get(version)
    if (jpeg) return { jpeg, isFinal: true }
    const incomplete = this.#incomplete.get(version)
    if (incomplete && this.#now() < incomplete.untilMs) return incomplete.card
    const inFlight = this.#inFlight.get(version)
    if (inFlight) return inFlight
    if (this.#running >= maxConcurrency && this.#waiting.length >= maxWaiting) return null
    const rendering = this.#render(version, render).finally(() => this.#inFlight.delete(version))
    this.#inFlight.set(version, rendering)
    return rendering
  }

  async #render(version: string, render: () => Promise<RenderedCard>): Promise<RenderedCard> {
    await this.#acquireSlot()
    try {
      const card = await render()
      if (card.isFinal) await this.#cache.put(version, card.jpeg)
      else this.#storeIncomplete(version, card)
      return card
    } finally {
      this.#releaseSlot()
    }
  }

  #storeIncomplete(version: string, card: RenderedCard): void {
    this.#incomplete.delete(version)
    this.#incomplete.set(version, { card, untilMs: this.#now() + incompleteTtlMs })
    const [oldest] = this.#incomplete.keys()
    if (this.#incomplete.size > maxIncomplete && oldest !== undefined)
      this.#incomplete.delete(oldest)
  }

  async #acquireSlot(): Promise<void> {
    if (this.#running >= maxConcurrency) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
  }

  #releaseSlot(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
