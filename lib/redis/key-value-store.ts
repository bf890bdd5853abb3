/**
 * Key-value store that all processes of the storefront share: keys with bytes that expire, sets of
 * timestamps, and publish/subscribe. Each call throws while the store is unavailable; a
 * StoreCommandError means that it is reachable but rejected the command, for example for want of
 * memory.
 */
export type KeyValueStore = {
  get: (key: string) => Promise<Buffer | null>
  /** Resolves to false where the `onlyIf` condition was not met and nothing was stored. */
  set: (key: string, bytes: Buffer, options: SetOptions) => Promise<boolean>
  /** Deletes the key if it has this value. */
  release: (key: string, bytes: Buffer) => Promise<void>
  /**
   * Saves timestamps by name: a later one replaces an earlier one, an earlier one changes nothing.
   */
  saveTimestamps: (key: string, timestamps: readonly NamedTimestamp[]) => Promise<void>
  /** Lists the saved timestamps, at most the latest 50,000. */
  listTimestamps: (key: string) => Promise<NamedTimestamp[]>
  publish: (channel: string, text: string) => Promise<void>
  /** Calls the listener with every message of the channel from now on. */
  subscribe: (channel: string, listener: (text: string) => void) => void
  /**
   * Calls the listener whenever the subscription starts, also after an interruption: messages in
   * between are lost.
   */
  onSubscribed: (listener: () => void) => void
  /** True while the subscription is active. */
  isSubscribed: () => boolean
}

/** A name and its timestamp in milliseconds. */
export type NamedTimestamp = readonly [name: string, atMs: number]

export type SetOptions = { ttlMs: number; onlyIf?: "absent" | "present" }

/** Maximum number of timestamps stored under one key. */
export const maxTimestamps = 50_000

/** Thrown where the store rejects a command. */
export class StoreCommandError extends Error {
  override name = "StoreCommandError"
}
