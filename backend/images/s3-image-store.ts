import type { Bucket } from "#backend/s3/bucket.ts"
import type { ImageStore } from "./image-store.ts"
import { originalTypes } from "./original-type.ts"

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
