import { mkdir, readFile, rm, stat, statfs } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import type { ImageStore } from "./image-store.ts"
import { originalTypes } from "./original-type.ts"

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
