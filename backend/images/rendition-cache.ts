import { open, rm, utimes } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, writeFileWhole } from "#backend/files/write-file-whole.ts"
import { renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"
import { listNames, sweepFolder } from "./sweep-folder.ts"

const touchAfterMs = 3_600_000

export type MediaLog = { warn: (about: object, line: string) => void }

/** Returns the subset of these hashes that are images of the shop. */
export type ListKnown = (hashes: readonly string[]) => Promise<ReadonlySet<string>>

/** LRU cache of renditions on disk, limited to `maxBytes`. */
export type RenditionCache = {
  get: (rendition: Rendition) => Promise<Buffer | null>
  /** Stores a rendition. Logs a write error instead of throwing it. */
  put: (rendition: Rendition, bytes: Buffer) => Promise<void>
  /** Removes all renditions of an image. */
  remove: (hash: string) => Promise<void>
  sweep: () => Promise<void>
  /** Removes renditions of deleted images from the local disk. */
  dropUnknown: (listKnown: ListKnown) => Promise<void>
}

/**
 * Builds the cache in a folder used by this shop alone. It evicts files after every written
 * twentieth of `maxBytes`.
 */
export function buildRenditionCache(parts: {
  folder: string
  maxBytes: number
  log: MediaLog
}): RenditionCache {
  const { folder } = parts
  let writtenSinceSweep = 0
  let sweeping: Promise<void> | null = null

  const sweep = () => {
    sweeping ??= sweepFolder(folder, parts.maxBytes)
      .catch((fault: unknown) => parts.log.warn({ err: fault }, "renditions could not be swept"))
      .finally(() => {
        sweeping = null
      })
    return sweeping
  }

  return {
    sweep,
    get: (rendition) => readAndTouch(pathOf(folder, rendition)),
    async put(rendition, bytes) {
      try {
        await writeFileWhole(pathOf(folder, rendition), bytes)
      } catch (fault) {
        parts.log.warn({ err: fault }, "a rendition could not be kept")
        return
      }
      writtenSinceSweep += bytes.length
      if (writtenSinceSweep < parts.maxBytes / 20) return
      writtenSinceSweep = 0
      void sweep()
    },
    async dropUnknown(listKnown) {
      for (const shelf of await listNames(folder)) {
        const names = await listNames(join(folder, shelf))
        const known = await listKnown(names.map(getHash))
        for (const name of names.filter((each) => !known.has(getHash(each)))) {
          await rm(join(folder, shelf, name), { force: true })
        }
      }
    },
    async remove(hash) {
      const shelf = join(folder, hash.slice(0, 2))
      const names = (await listNames(shelf)).filter((name) => name.startsWith(hash))
      for (const name of names) await rm(join(shelf, name), { force: true })
    },
  }
}

function getHash(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf("-")))
}

function pathOf(folder: string, { hash, aspect, width, format }: Rendition): string {
  const file = `${hash}-${aspect}-${width}-${renditionRecipe}.${format}`
  return join(folder, hash.slice(0, 2), file)
}

async function readAndTouch(path: string): Promise<Buffer | null> {
  try {
    const file = await open(path, "r")
    try {
      const { mtimeMs } = await file.stat()
      const bytes = await file.readFile()
      if (Date.now() - mtimeMs > touchAfterMs) await touch(path)
      return bytes.length === 0 ? null : bytes
    } finally {
      await file.close()
    }
  } catch (fault) {
    if (isMissingFile(fault)) return null
    throw fault
  }
}

async function touch(path: string): Promise<void> {
  const now = new Date()
  // A full or read-only disk must not prevent serving the image.
  await utimes(path, now, now).catch(() => undefined)
}
