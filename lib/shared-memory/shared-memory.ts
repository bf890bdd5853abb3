/**
 * Memory that all processes of the storefront share: keys with bytes that end by themselves, lists
 * of moments, and messages. Each call throws while the memory is away; a MemoryRefusal says that it
 * is there but would not, such as for want of room.
 */
export type SharedMemory = {
  get: (key: string) => Promise<Buffer | null>
  /** False where `onlyIf` was not so, and nothing was kept. */
  set: (key: string, bytes: Buffer, options: KeepOptions) => Promise<boolean>
  /** Removes the key if these are the bytes it holds. */
  release: (key: string, bytes: Buffer) => Promise<void>
  /** Notes moments by name: a later one stands, an earlier one changes nothing. */
  noteMoments: (key: string, moments: readonly Moment[]) => Promise<void>
  /** What was noted, at most the latest 50,000. */
  listMoments: (key: string) => Promise<Moment[]>
  publish: (channel: string, text: string) => Promise<void>
  /** Milliseconds since 1970 by the one clock that all processes can ask. */
  getTime: () => Promise<number>
  /** Has the listener called with every message of the channel from now on. */
  hear: (channel: string, listener: (text: string) => void) => void
  /** Has the listener called whenever hearing begins, also after it broke off: what was said meanwhile is lost. */
  onHearing: (listener: () => void) => void
  /** Whether messages are being heard at this moment. */
  isHearing: () => boolean
}

/** A name and its moment in milliseconds. */
export type Moment = readonly [name: string, atMs: number]

export type KeepOptions = { ttlMs: number; onlyIf?: "absent" | "present" }

/** The most moments that are kept under one key. */
export const mostMoments = 50_000

/** The memory answered that it would not. */
export class MemoryRefusal extends Error {
  override name = "MemoryRefusal"
}
