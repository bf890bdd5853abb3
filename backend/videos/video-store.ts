import type { Readable } from "node:stream"

/** A film that is there, to be opened or closed once. */
export type KeptVideo = {
  bytes: number
  /** Differs from that of any other film that was kept under this id. */
  tag: string
  /** The bytes from `start` to `end`, both included. */
  open: (part: { start: number; end: number }) => Promise<Readable>
  close: () => Promise<void>
}

/** Where films are kept, by id. Both calls throw when the place itself fails. */
export type VideoStore = {
  /** Keeps a film from a file, whole or not at all, in place of the one before. */
  put: (id: number, filePath: string) => Promise<void>
  find: (id: number) => Promise<KeptVideo | null>
}
