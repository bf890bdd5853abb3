import { readFile } from "node:fs/promises"
import type { Bucket } from "#backend/s3/bucket.ts"
import type { VideoStore } from "./video-store.ts"

/** Stores videos in a bucket as `videos/{id}.mp4`. Fetches only the requested byte ranges. */
export function buildS3VideoStore(bucket: Bucket): VideoStore {
  const keyOf = (id: number) => `videos/${id}.mp4`
  return {
    async put(id, filePath) {
      await bucket.put(keyOf(id), await readFile(filePath), "video/mp4")
    },
    async find(id) {
      const head = await bucket.head(keyOf(id))
      if (head === null) return null
      return {
        ...head,
        async open(part) {
          const bytes = await bucket.open(keyOf(id), { ...part, tag: head.tag })
          if (bytes === null) throw new Error(`The video ${id} was removed meanwhile.`)
          return bytes
        },
        close: async () => {},
      }
    },
  }
}
