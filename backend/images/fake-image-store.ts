import type { ImageStore } from "./image-store.ts"

export type FakeImageStore = ImageStore & {
  /** Makes the next `times` calls fail with this error. */
  failNext: (fault: Error, times?: number) => void
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
  const faults: Error[] = []
  let reads = 0
  let isFull = false
  const failIfTold = () => {
    const fault = faults.shift()
    if (fault !== undefined) throw fault
  }
  return {
    async putOriginal(hash, _extension, bytes) {
      failIfTold()
      originals.set(hash, bytes)
    },
    async getOriginal(hash) {
      reads += 1
      failIfTold()
      return originals.get(hash) ?? null
    },
    async removeOriginal(hash) {
      failIfTold()
      originals.delete(hash)
    },
    hasRoom: async () => !isFull,
    fill(full) {
      isFull = full
    },
    failNext(fault, times = 1) {
      for (let count = 0; count < times; count += 1) faults.push(fault)
    },
    damage(hash, bytes) {
      originals.set(hash, bytes)
    },
    reads: () => reads,
  }
}
