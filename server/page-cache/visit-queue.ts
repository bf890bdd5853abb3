import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"

/**
 * Addresses that wait for a visit, each once and up to a number: English ones are visited before
 * those in other languages, whichever came first, and take their room where there is none left.
 */
export class VisitQueue {
  readonly #most: number
  readonly #english = new Set<string>()
  readonly #others = new Set<string>()

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#english.size + this.#others.size
  }

  /** Has the address wait, unless there is no room for it. */
  add(path: string): void {
    const isEnglish = getPathLocale(path) === defaultLocale
    const own = isEnglish ? this.#english : this.#others
    if (own.has(path)) return
    if (this.size >= this.#most && isEnglish) this.#dropLastOther()
    if (this.size < this.#most) own.add(path)
  }

  /** The next address, which waits no longer; null where none does. */
  take(): string | null {
    for (const waiting of [this.#english, this.#others]) {
      for (const path of waiting) {
        waiting.delete(path)
        return path
      }
    }
    return null
  }

  #dropLastOther(): void {
    const last = [...this.#others].at(-1)
    if (last !== undefined) this.#others.delete(last)
  }
}
