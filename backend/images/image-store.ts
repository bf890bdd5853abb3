import type { OriginalExtension } from "./original-type.ts"

/**
 * Storage of original images by hash. All calls throw if the storage fails (no space, not
 * reachable). A missing image is null.
 */
export type ImageStore = {
  /** Stores an image atomically. Idempotent. */
  putOriginal: (hash: string, extension: OriginalExtension, bytes: Buffer) => Promise<void>
  getOriginal: (hash: string) => Promise<Buffer | null>
  /** Removes an image. Idempotent. */
  removeOriginal: (hash: string) => Promise<void>
  /** True if uploads are accepted. Leaves space for the shop's other data on the same disk. */
  hasRoom: () => Promise<boolean>
}
