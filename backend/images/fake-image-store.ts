import type { ImageStore } from "./image-store.ts"

export type FakeImageStore = ImageStore & {
  /** Makes the next `times` calls fail with this error. */
  failNext: (error: Error, times?: number) => void
  /** Replaces the bytes of a stored image, as a damaged disk would. */
  damage: (hash: string, bytes: Buffer) => void
  /** Sets whether the store reports that it has no space for uploads. */
  fill: (isFull: boolean) => void
  /** Returns the number of calls to `getOriginal`. */
  reads: () => number
}

/** Builds an in-memory image store for tests that can fail on demand. */
export function buildFakeImageStore(): FakeImageStore {
  const originals = new Map<string, Buffer>()
  const queuedErrors: Error[] = []
  let reads = 0
  let isFull = false
  const throwQueuedError = () => {
    const error = queuedErrors.shift()
    if (error !== undefined) throw error
  }
  return {
    async putOriginal(hash, _extension, bytes) {
      throwQueuedError()
      originals.set(hash, bytes)
    },
    async getOriginal(hash) {
      reads += 1
      throwQueuedError()
      return originals.get(hash) ?? null
    },
    async removeOriginal(hash) {
      throwQueuedError()
      originals.delete(hash)
    },
    hasRoom: async () => !isFull,
    fill(full) {
      isFull = full
    },
    failNext(error, times = 1) {
      for (let count = 0; count < times; count += 1) queuedErrors.push(error)
    },
    damage(hash, bytes) {
      originals.set(hash, bytes)
    },
    reads: () => reads,
  }
}
