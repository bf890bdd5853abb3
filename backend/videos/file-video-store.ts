import type { Stats } from "node:fs"
import { copyFile, type FileHandle, mkdir, open, rename } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile } from "#lib/runtime/atomic-file.ts"
import type { VideoStore } from "./video-store.ts"

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
