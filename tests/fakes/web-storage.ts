/** A fake of the browser's Web Storage that can exceed its quota. */
export class FakeWebStorage {
  #texts = new Map<string, string>()
  isFull = false

  getItem = (name: string): string | null => this.#texts.get(name) ?? null
  removeItem = (name: string): void => void this.#texts.delete(name)
  setItem = (name: string, text: string): void => {
    if (this.isFull) throw new Error("QuotaExceededError")
    this.#texts.set(name, text)
  }
  /** Names and values of all items, one per line. */
  get all(): string {
    return [...this.#texts].flat().join("\n")
  }
}
