import type { Stats } from "node:fs"
import { copyFile, type FileHandle, mkdir, open, readFile, rename } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import type { Bucket } from "#backend/s3/bucket.ts"
import { isMissingFile } from "#lib/runtime/atomic-file.ts"

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

/** Stores videos as files `{dataDir}/media/videos/{id}.mp4`. */
export function buildFileVideoStore(dataDir: string): VideoStore {
  const folder = join(dataDir, "media", "videos")
  return {
    async put(id, filePath) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}.mp4`)
      await copyFile(filePath, `${path}.new`)
      await rename(`${path}.new`, path)
    },
    async find(id) {
      const file = await openIfThere(join(folder, `${id}.mp4`))
      if (file === null) return null
      const { size: bytes, mtimeMs } = await statOrClose(file)
      return {
        bytes,
        tag: `"${bytes.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
        open: async (part) => file.createReadStream(part),
        close: () => file.close(),
      }
    },
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r")
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

async function statOrClose(file: FileHandle): Promise<Stats> {
  try {
    return await file.stat()
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Stores videos in a bucket as `videos/{id}.mp4`. Fetches only the requested byte ranges. */
export function buildS3VideoStore(bucket: Bucket): VideoStore {
  const keyOf = (id: number) => `videos/${id}.mp4`
  return {
    async put(id, filePath) {
      await bucket.put(keyOf(id), await readFile(filePath), "video/mp4")
    },
    async find(id) {
      const head = await bucket.head(keyOf(id))
      if (head === null) return null
      return {
        ...head,
        async open(part) {
          const bytes = await bucket.open(keyOf(id), { ...part, tag: head.tag })
          if (bytes === null) throw new Error(`The video ${id} was removed meanwhile.`)
          return bytes
        },
        close: async () => {},
      }
    },
  }
}
