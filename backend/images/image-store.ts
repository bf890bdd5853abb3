import type { OriginalExtension } from "./original-type.ts"

/**
 * Where the originals of pictures are kept, by hash. All calls throw when the place itself fails
 * (no space, not reachable); a picture that is not there is null.
 */
export type ImageStore = {
  /** Keeps a picture whole or not at all. Keeping the same one twice changes nothing. */
  putOriginal: (hash: string, extension: OriginalExtension, bytes: Buffer) => Promise<void>
  getOriginal: (hash: string) => Promise<Buffer | null>
  /** Removing one that is not there changes nothing. */
  removeOriginal: (hash: string) => Promise<void>
  /** Whether more may be uploaded: what else the shop writes to the same disk needs room too. */
  hasRoom: () => Promise<boolean>
}
