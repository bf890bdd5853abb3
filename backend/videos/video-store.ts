import type { Readable } from "node:stream"

/** A stored video. Call either `open` or `close`, once. */
export type StoredVideo = {
  bytes: number
  /** ETag. Differs from the tags of other videos with the same id. */
  tag: string
  /** Streams the bytes from `start` to `end`, both inclusive. */
  open: (part: { start: number; end: number }) => Promise<Readable>
  close: () => Promise<void>
}

/** Storage of videos by id. Both calls throw if the storage fails. */
export type VideoStore = {
  /** Stores a video from a file atomically and replaces the previous one. */
  put: (id: number, filePath: string) => Promise<void>
  find: (id: number) => Promise<StoredVideo | null>
}
