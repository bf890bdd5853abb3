import { open, rm, utimes } from "node:fs/promises"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { Bucket } from "#backend/s3/bucket.ts"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import { listNames, pruneFolder } from "./prune-folder.ts"
import { buildRenditionKey, type Rendition, renditionRecipe } from "./rendition.ts"

const touchAfterMs = 3_600_000

export type MediaLog = { warn: (about: object, line: string) => void }

/** Returns the subset of these hashes that are images of the shop. */
type ListKnown = (hashes: readonly string[]) => Promise<ReadonlySet<string>>

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

function pathOf(folder: string, rendition: Rendition): string {
  return join(folder, rendition.hash.slice(0, 2), buildFileName(rendition))
}

function buildFileName(rendition: Rendition): string {
  const { aspect, width, format } = rendition
  return `${buildRenditionKey(rendition)}-${aspect}-${width}-${renditionRecipe}.${format}`
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

/** Timeout of bucket reads: rendering a small image takes hardly longer. */
const getTimeoutMs = 2_000

/**
 * Builds a two-level cache of renditions: an S3 bucket under `renditions/`, shared by all back-end
 * processes, and the local disk for requested ones. On a bucket error the image is rendered again.
 */
export function buildS3RenditionCache(options: {
  bucket: Bucket
  near: RenditionCache
  log: MediaLog
}): RenditionCache {
  const { bucket, near, log } = options
  return {
    prune: near.prune,
    removeUnknown: near.removeUnknown,
    async get(rendition) {
      const cached = await near.get(rendition)
      if (cached !== null) return cached
      const bytes = await bucket
        .get(buildObjectKey(rendition), getTimeoutMs)
        .catch((error: unknown) => {
          log.warn({ err: error }, "rendition-cache: bucket read failed")
          return null
        })
      if (bytes !== null) await near.put(rendition, bytes)
      return bytes
    },
    async put(rendition, bytes) {
      await near.put(rendition, bytes)
      // Not awaited: the response does not depend on the upload.
      bucket
        .put(buildObjectKey(rendition), bytes, `image/${rendition.format}`)
        .catch((error: unknown) => log.warn({ err: error }, "rendition-cache: bucket write failed"))
    },
    async remove(hash) {
      await near.remove(hash)
      const prefix = `renditions/${hash.slice(0, 2)}/${hash}-`
      for await (const { key } of bucket.list(prefix)) await bucket.remove(key)
    },
  }
}

function buildObjectKey(rendition: Rendition): string {
  return `renditions/${rendition.hash.slice(0, 2)}/${buildFileName(rendition)}`
}

const pruneEveryMs = 3_600_000

/**
 * Registers hourly pruning of the local rendition cache while the server listens: enforces its
 * size limit and removes renditions of images deleted elsewhere. Not a job with a lock, since each
 * machine has its own disk.
 */
export function registerRenditionPruning(
  app: FastifyInstance,
  { db }: Pick<Deps, "db">,
  cache: RenditionCache,
): void {
  let timer: NodeJS.Timeout | undefined
  const listKnown = async (hashes: readonly string[]) => {
    if (hashes.length === 0) return new Set<string>()
    const rows = await db.selectFrom("images").select("hash").where("hash", "in", hashes).execute()
    return new Set(rows.map(({ hash }) => hash))
  }
  const prune = async () => {
    await cache.prune()
    await cache.removeUnknown(listKnown).catch((error: unknown) => {
      app.log.warn({ err: error }, "rendition-cache: removal of deleted images failed")
    })
  }
  app.addHook("onListen", () => {
    void prune()
    timer = setInterval(() => void prune(), pruneEveryMs)
  })
  app.addHook("onClose", async () => clearInterval(timer))
}
