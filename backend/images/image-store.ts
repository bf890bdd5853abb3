import { mkdir, readFile, rm, stat, statfs } from "node:fs/promises"
import { join } from "node:path"
import type { Bucket } from "#backend/s3/bucket.ts"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"

/** Accepted media types of uploaded images by file extension. */
export const originalTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
} as const

type OriginalExtension = keyof typeof originalTypes

/** Returns the image type by its magic bytes, not by its file name; null if it is not accepted. */
export function resolveOriginalType(bytes: Buffer): OriginalExtension | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg"
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png"
  const head = bytes.toString("latin1", 0, 12)
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp"
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif"
  return null
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return bytes.length >= signature.length && signature.every((byte, at) => bytes[at] === byte)
}

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

/** True if a disk has at least 1 GB free, or a twentieth of its size if that is less. */
export function isRoomLeft({ freeBytes, allBytes }: { freeBytes: number; allBytes: number }) {
  return freeBytes >= Math.min(1_000_000_000, allBytes / 20)
}

/** Stores originals as files in `{dataDir}/media/originals/{first two characters of the hash}/`. */
export function buildFileImageStore(dataDir: string): ImageStore {
  const pathOf = (hash: string, extension: string) =>
    join(dataDir, "media", "originals", hash.slice(0, 2), `${hash}.${extension}`)

  return {
    async putOriginal(hash, extension, bytes) {
      const path = pathOf(hash, extension)
      if ((await sizeOf(path)) === bytes.length) return
      await saveFileAtomically(path, bytes)
    },
    async getOriginal(hash) {
      for (const extension of Object.keys(originalTypes)) {
        const bytes = await readIfThere(pathOf(hash, extension))
        if (bytes !== null) return bytes
      }
      return null
    },
    async removeOriginal(hash) {
      for (const extension of Object.keys(originalTypes)) {
        await rm(pathOf(hash, extension), { force: true })
      }
    },
    async hasRoom() {
      const folder = join(dataDir, "media")
      await mkdir(folder, { recursive: true })
      const { bavail, blocks, bsize } = await statfs(folder)
      return isRoomLeft({ freeBytes: bavail * bsize, allBytes: blocks * bsize })
    },
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

/** Stores originals in an S3 bucket under `originals/`, with the same layout as the data folder. */
export function buildS3ImageStore(bucket: Bucket): ImageStore {
  const keyOf = (hash: string, extension: string) =>
    `originals/${hash.slice(0, 2)}/${hash}.${extension}`

  return {
    async putOriginal(hash, extension, bytes) {
      const key = keyOf(hash, extension)
      if ((await bucket.head(key))?.bytes === bytes.length) return
      await bucket.put(key, bytes, originalTypes[extension])
    },
    async getOriginal(hash) {
      for (const extension of Object.keys(originalTypes)) {
        const bytes = await bucket.get(keyOf(hash, extension))
        if (bytes !== null) return bytes
      }
      return null
    },
    async removeOriginal(hash) {
      for (const extension of Object.keys(originalTypes))
        await bucket.remove(keyOf(hash, extension))
    },
    hasRoom: async () => true,
  }
}
