import type { Stats } from "node:fs"
import { copyFile, type FileHandle, mkdir, open, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import type { Bucket } from "#backend/s3/bucket.ts"
import { listKeys } from "#lib/contract/values/record.ts"
import { type VideoExtension, videoTypes } from "#lib/contract/video-file.ts"
import { isMissingFile } from "#lib/runtime/atomic-file.ts"

/** A stored video. Call either `open` or `close`, once. */
export type StoredVideo = {
  extension: VideoExtension
  bytes: number
  /** ETag. Differs from the tags of other videos with the same id. */
  tag: string
  /** Streams the bytes from `start` to `end`, both inclusive. */
  open: (part: { start: number; end: number }) => Promise<Readable>
  close: () => Promise<void>
}

/** Storage of videos by id. All calls throw if the storage fails. */
export type VideoStore = {
  /** Stores a video from a file atomically and replaces the previous one. */
  put: (id: number, filePath: string, extension?: VideoExtension) => Promise<void>
  /** Finds a video by its id, whatever its type; `extension` is looked for first. */
  find: (id: number, extension?: VideoExtension) => Promise<StoredVideo | null>
  /** Removes a video. Idempotent. */
  remove: (id: number) => Promise<void>
}

const extensions = listKeys(videoTypes)

/** Stores videos as files `{dataDir}/media/videos/{id}.mp4` or `.webm`. */
export function buildFileVideoStore(dataDir: string): VideoStore {
  const folder = join(dataDir, "media", "videos")
  return {
    async put(id, filePath, extension = "mp4") {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}.${extension}`)
      await copyFile(filePath, `${path}.new`)
      await rename(`${path}.new`, path)
    },
    async find(id, first = "mp4") {
      for (const extension of new Set([first, ...extensions])) {
        const file = await openIfThere(join(folder, `${id}.${extension}`))
        if (file === null) continue
        const { size: bytes, mtimeMs } = await statOrClose(file)
        return {
          extension,
          bytes,
          tag: `"${bytes.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
          open: async (part) => file.createReadStream(part),
          close: () => file.close(),
        }
      }
      return null
    },
    async remove(id) {
      for (const extension of extensions) {
        await rm(join(folder, `${id}.${extension}`), { force: true })
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

/** Stores videos in a bucket as `videos/{id}.mp4` or `.webm`. Fetches only the requested byte ranges. */
export function buildS3VideoStore(bucket: Bucket): VideoStore {
  const keyOf = (id: number, extension: VideoExtension) => `videos/${id}.${extension}`
  return {
    async put(id, filePath, extension = "mp4") {
      await bucket.putFile(keyOf(id, extension), filePath, videoTypes[extension])
    },
    async find(id, first = "mp4") {
      for (const extension of new Set([first, ...extensions])) {
        const key = keyOf(id, extension)
        const head = await bucket.head(key)
        if (head === null) continue
        return {
          extension,
          ...head,
          async open(part) {
            const bytes = await bucket.open(key, { ...part, tag: head.tag })
            if (bytes === null) throw new Error(`The video ${id} was removed meanwhile.`)
            return bytes
          },
          close: async () => {},
        }
      }
      return null
    },
    async remove(id) {
      for (const extension of extensions) await bucket.remove(keyOf(id, extension))
    },
  }
}
