import type { KeyValueStore } from "./key-value-store.ts"
import {
  maxTimestamps,
  type NamedTimestamp,
  type SetOptions,
  StoreCommandError,
} from "./key-value-store.ts"

type Entry = { bytes: Buffer; endsAt: number }
type FailureMode = "works" | "down" | "hangs" | "full" | "unsubscribed"
type Subscriber = { receive: (channel: string, text: string) => void; begin: () => void }

/** An in-process key-value store for tests: any number of connections, and failures on demand. */
export class FakeKeyValueStore {
  readonly #entries = new Map<string, Entry>()
  readonly #timestamps = new Map<string, Map<string, number>>()
  readonly #subscribers = new Set<Subscriber>()
  calls = 0
  #failureMode: FailureMode = "works"

  get failureMode(): FailureMode {
    return this.#failureMode
  }

  /** Restarts subscriptions after "down", and after "unsubscribed", in which only messages get lost. */
  set failureMode(failureMode: FailureMode) {
    const wasSubscribed = this.#isSubscribed
    this.#failureMode = failureMode
    if (!wasSubscribed && this.#isSubscribed)
      for (const subscriber of this.#subscribers) subscriber.begin()
  }

  get #isSubscribed(): boolean {
    return this.#failureMode !== "down" && this.#failureMode !== "unsubscribed"
  }

  /** Lists the keys that have a value. */
  listKeys(): string[] {
    return [...this.#entries.keys()].filter((key) => this.#read(key) !== null)
  }

  /** Returns the milliseconds until a key expires; null where there is none. */
  getTtlMs(key: string): number | null {
    const entry = this.#entries.get(key)
    return entry ? entry.endsAt - Date.now() : null
  }

  /** Deletes everything, like a store that has restarted. */
  clear(): void {
    this.#entries.clear()
    this.deleteTimestamps()
  }

  /** Deletes the timestamps alone, like a store that has to evict. */
  deleteTimestamps(): void {
    this.#timestamps.clear()
  }

  /** Opens the store as one process sees it. */
  open(): KeyValueStore {
    const listeners: [string, (text: string) => void][] = []
    const beginnings: (() => void)[] = []
    this.#subscribers.add({
      receive: (channel, text) => {
        for (const [name, listener] of listeners) if (name === channel) listener(text)
      },
      begin: () => {
        for (const listener of beginnings) listener()
      },
    })
    return {
      get: (key) => this.#respond(() => this.#read(key)),
      set: (key, bytes, options) => this.#write(() => this.#set(key, bytes, options)),
      release: (key, bytes) =>
        this.#respond(() => {
          if (this.#read(key)?.equals(bytes)) this.#entries.delete(key)
        }),
      saveTimestamps: (key, timestamps) => this.#write(() => this.#note(key, timestamps)),
      listTimestamps: (key) => this.#respond(() => [...(this.#timestamps.get(key) ?? [])]),
      publish: (channel, text) =>
        this.#respond(() => {
          if (this.#isSubscribed)
            for (const subscriber of this.#subscribers) subscriber.receive(channel, text)
        }),
      subscribe: (channel, listener) => listeners.push([channel, listener]),
      onSubscribed: (listener) => {
        beginnings.push(listener)
        if (this.#isSubscribed) listener()
      },
      isSubscribed: () => this.#isSubscribed,
    }
  }

  async #respond<T>(give: () => T): Promise<T> {
    this.calls += 1
    if (this.#failureMode === "down") throw new Error("connection refused")
    if (this.#failureMode === "hangs") await new Promise(() => undefined)
    return give()
  }

  #write<T>(give: () => T): Promise<T> {
    return this.#respond(() => {
      if (this.#failureMode === "full") throw new StoreCommandError("no room is left")
      return give()
    })
  }

  #read(key: string): Buffer | null {
    const entry = this.#entries.get(key)
    return entry && entry.endsAt > Date.now() ? entry.bytes : null
  }

  #set(key: string, bytes: Buffer, { ttlMs, onlyIf }: SetOptions): boolean {
    const isThere = this.#read(key) !== null
    if (onlyIf !== undefined && isThere !== (onlyIf === "present")) return false
    this.#entries.set(key, { bytes, endsAt: Date.now() + ttlMs })
    return true
  }

  #note(key: string, timestamps: readonly NamedTimestamp[]): void {
    const known = this.#timestamps.get(key) ?? new Map<string, number>()
    for (const [name, atMs] of timestamps) known.set(name, Math.max(atMs, known.get(name) ?? atMs))
    const latest = [...known].toSorted(([, one], [, other]) => other - one).slice(0, maxTimestamps)
    this.#timestamps.set(key, new Map(latest))
  }
}
