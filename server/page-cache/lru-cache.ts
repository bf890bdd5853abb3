/** LRU cache: stores the most recently used values up to a total size and evicts the rest. */
export class LruCache<T> {
  readonly #entries = new Map<string, { value: T; size: number }>()
  readonly #maxSize: number
  #size = 0

  /** @param maxSize total of the sizes that `set` receives, in any unit */
  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: T, size: number): void {
    this.delete(key)
    this.#entries.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
  }
}
