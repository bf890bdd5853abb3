import type { SharedMemory } from "./shared-memory.ts"
import { type KeepOptions, MemoryRefusal, type Moment, mostMoments } from "./shared-memory.ts"

type Kept = { bytes: Buffer; endsAt: number }
type Mood = "works" | "gone" | "hangs" | "full" | "deaf"
type Ear = { hear: (channel: string, text: string) => void; begin: () => void }

/** An in-process key-value store for tests: any number of connections, and failures on demand. */
export class FakeMemory {
  readonly #kept = new Map<string, Kept>()
  readonly #moments = new Map<string, Map<string, number>>()
  readonly #ears = new Set<Ear>()
  /** Offset of its clock from this machine's, in milliseconds; positive where it runs early. */
  clockAheadMs = 0
  calls = 0
  #mood: Mood = "works"

  get mood(): Mood {
    return this.#mood
  }

  /** Restarts subscriptions after "gone", and after "deaf", in which only messages get lost. */
  set mood(mood: Mood) {
    const wasHearing = this.#isHearing
    this.#mood = mood
    if (!wasHearing && this.#isHearing) for (const ear of this.#ears) ear.begin()
  }

  get #isHearing(): boolean {
    return this.#mood !== "gone" && this.#mood !== "deaf"
  }

  /** Lists the keys that have a value. */
  listKeys(): string[] {
    return [...this.#kept.keys()].filter((key) => this.#read(key) !== null)
  }

  /** Returns the milliseconds until a key expires; null where there is none. */
  getTtlMs(key: string): number | null {
    const kept = this.#kept.get(key)
    return kept ? kept.endsAt - Date.now() : null
  }

  /** Deletes everything, like a store that has restarted. */
  clear(): void {
    this.#kept.clear()
    this.dropMoments()
  }

  /** Deletes the timestamps alone, like a store that has to evict. */
  dropMoments(): void {
    this.#moments.clear()
  }

  /** Opens the store as one process sees it. */
  open(): SharedMemory {
    const listeners: [string, (text: string) => void][] = []
    const beginnings: (() => void)[] = []
    this.#ears.add({
      hear: (channel, text) => {
        for (const [name, listener] of listeners) if (name === channel) listener(text)
      },
      begin: () => {
        for (const listener of beginnings) listener()
      },
    })
    return {
      get: (key) => this.#answer(() => this.#read(key)),
      set: (key, bytes, options) => this.#write(() => this.#set(key, bytes, options)),
      release: (key, bytes) =>
        this.#answer(() => {
          if (this.#read(key)?.equals(bytes)) this.#kept.delete(key)
        }),
      noteMoments: (key, moments) => this.#write(() => this.#note(key, moments)),
      listMoments: (key) => this.#answer(() => [...(this.#moments.get(key) ?? [])]),
      publish: (channel, text) =>
        this.#answer(() => {
          if (this.#isHearing) for (const ear of this.#ears) ear.hear(channel, text)
        }),
      getTime: () => this.#answer(() => Date.now() + this.clockAheadMs),
      hear: (channel, listener) => listeners.push([channel, listener]),
      onHearing: (listener) => {
        beginnings.push(listener)
        if (this.#isHearing) listener()
      },
      isHearing: () => this.#isHearing,
    }
  }

  async #answer<T>(give: () => T): Promise<T> {
    this.calls += 1
    if (this.#mood === "gone") throw new Error("connection refused")
    if (this.#mood === "hangs") await new Promise(() => undefined)
    return give()
  }

  #write<T>(give: () => T): Promise<T> {
    return this.#answer(() => {
      if (this.#mood === "full") throw new MemoryRefusal("no room is left")
      return give()
    })
  }

  #read(key: string): Buffer | null {
    const kept = this.#kept.get(key)
    return kept && kept.endsAt > Date.now() ? kept.bytes : null
  }

  #set(key: string, bytes: Buffer, { ttlMs, onlyIf }: KeepOptions): boolean {
    const isThere = this.#read(key) !== null
    if (onlyIf !== undefined && isThere !== (onlyIf === "present")) return false
    this.#kept.set(key, { bytes, endsAt: Date.now() + ttlMs })
    return true
  }

  #note(key: string, moments: readonly Moment[]): void {
    const known = this.#moments.get(key) ?? new Map<string, number>()
    for (const [name, atMs] of moments) known.set(name, Math.max(atMs, known.get(name) ?? atMs))
    const latest = [...known].toSorted(([, one], [, other]) => other - one).slice(0, mostMoments)
    this.#moments.set(key, new Map(latest))
  }
}
