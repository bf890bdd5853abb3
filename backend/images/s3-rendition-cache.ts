import type { Bucket } from "#backend/media/bucket.ts"
import { renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"
import type { MediaLog, RenditionCache } from "./rendition-cache.ts"

/** Making a small picture takes hardly longer. */
const getWithinMs = 2_000

/**
 * Renditions in a bucket, below `renditions/`, so that each is made by one back end for all; those
 * asked for lie on the near disk too. What the bucket refuses is made again.
 */
export function buildS3RenditionCache(parts: {
  bucket: Bucket
  near: RenditionCache
  log: MediaLog
}): RenditionCache {
  const { bucket, near, log } = parts
  return {
    sweep: near.sweep,
    dropUnknown: near.dropUnknown,
    async get(rendition) {
      const close = await near.get(rendition)
      if (close !== null) return close
      const bytes = await bucket.get(keyOf(rendition), getWithinMs).catch((fault: unknown) => {
        log.warn({ err: fault }, "a rendition could not be fetched")
        return null
      })
      if (bytes !== null) await near.put(rendition, bytes)
      return bytes
    },
    async put(rendition, bytes) {
      await near.put(rendition, bytes)
      // Whoever waits for the picture does not wait for this.
      bucket
        .put(keyOf(rendition), bytes, `image/${rendition.format}`)
        .catch((fault: unknown) => log.warn({ err: fault }, "a rendition could not be kept"))
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
