import { open, rm, utimes } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import { listNames, pruneFolder } from "./prune-folder.ts"
import { renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"

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
  prune: () => Promise<void>
  /** Removes renditions of deleted images from the local disk. */
  removeUnknown: (listKnown: ListKnown) => Promise<void>
}

/**
 * Builds the cache in a folder used by this shop alone. It evicts files after every written
 * twentieth of `maxBytes`.
 */
export function buildRenditionCache(options: {
  folder: string
  maxBytes: number
  log: MediaLog
}): RenditionCache {
  const { folder } = options
  let writtenSincePruning = 0
  let pruning: Promise<void> | null = null

  const prune = () => {
    pruning ??= pruneFolder(folder, options.maxBytes)
      .catch((error: unknown) =>
        options.log.warn({ err: error }, "rendition-cache: pruning failed"),
      )
      .finally(() => {
        pruning = null
      })
    return pruning
  }

  return {
    prune,
    get: (rendition) => readAndTouch(pathOf(folder, rendition)),
    async put(rendition, bytes) {
      try {
        await saveFileAtomically(pathOf(folder, rendition), bytes)
      } catch (error) {
        options.log.warn({ err: error }, "rendition-cache: write failed")
        return
      }
      writtenSincePruning += bytes.length
      if (writtenSincePruning < options.maxBytes / 20) return
      writtenSincePruning = 0
      void prune()
    },
    async removeUnknown(listKnown) {
      for (const subfolder of await listNames(folder)) {
        const names = await listNames(join(folder, subfolder))
        const known = await listKnown(names.map(getHash))
        for (const name of names.filter((each) => !known.has(getHash(each)))) {
          await rm(join(folder, subfolder, name), { force: true })
        }
      }
    },
    async remove(hash) {
      const subfolder = join(folder, hash.slice(0, 2))
      const names = (await listNames(subfolder)).filter((name) => name.startsWith(hash))
      for (const name of names) await rm(join(subfolder, name), { force: true })
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
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

async function touch(path: string): Promise<void> {
  const now = new Date()
  // A full or read-only disk must not prevent serving the image.
  await utimes(path, now, now).catch(() => undefined)
}
