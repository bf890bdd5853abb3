import type { Bucket } from "#backend/s3/bucket.ts"
import { renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"
import type { MediaLog, RenditionCache } from "./rendition-cache.ts"

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
      const bytes = await bucket.get(keyOf(rendition), getTimeoutMs).catch((error: unknown) => {
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
        .put(keyOf(rendition), bytes, `image/${rendition.format}`)
        .catch((error: unknown) => log.warn({ err: error }, "rendition-cache: bucket write failed"))
    },
    async remove(hash) {
      await near.remove(hash)
      const prefix = `renditions/${hash.slice(0, 2)}/${hash}-`
      for await (const { key } of bucket.list(prefix)) await bucket.remove(key)
    },
  }
}

function keyOf({ hash, aspect, width, format }: Rendition): string {
  return `renditions/${hash.slice(0, 2)}/${hash}-${aspect}-${width}-${renditionRecipe}.${format}`
}
