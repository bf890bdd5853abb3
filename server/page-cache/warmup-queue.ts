import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"

/**
 * Queue of page paths to render, each once and up to a limit: English ones come before those in
 * other languages, in whichever order they were added, and replace those if the queue is full.
 */
export class WarmupQueue {
  readonly #maxSize: number
  readonly #english = new Set<string>()
  readonly #others = new Set<string>()

  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get size(): number {
    return this.#english.size + this.#others.size
  }

  /** Adds the path, unless the queue is full. */
  add(path: string): void {
    const isEnglish = getPathLocale(path) === defaultLocale
    const queue = isEnglish ? this.#english : this.#others
    if (queue.has(path)) return
    if (this.size >= this.#maxSize && isEnglish) this.#dropLastOther()
    if (this.size < this.#maxSize) queue.add(path)
  }

  /** Removes and returns the next path; null if there is none. */
  shift(): string | null {
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
