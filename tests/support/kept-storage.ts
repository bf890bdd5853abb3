/** A browser's storage, which can be full. */
export class KeptStorage {
  #texts = new Map<string, string>()
  isFull = false

  getItem = (name: string): string | null => this.#texts.get(name) ?? null
  removeItem = (name: string): void => void this.#texts.delete(name)
  setItem = (name: string, text: string): void => {
    if (this.isFull) throw new Error("QuotaExceededError")
    this.#texts.set(name, text)
  }
  /** All that is kept. */
  get all(): string {
    return [...this.#texts].flat().join("\n")
  }
}
