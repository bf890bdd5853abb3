import { readFile } from "node:fs/promises"
import type { Bucket } from "#backend/media/bucket.ts"
import type { VideoStore } from "./video-store.ts"

/** Stores videos in a bucket as `videos/{id}.mp4`. Fetches only the requested byte ranges. */
export function buildS3VideoStore(bucket: Bucket): VideoStore {
  const keyOf = (id: number) => `videos/${id}.mp4`
  return {
    async put(id, filePath) {
      await bucket.put(keyOf(id), await readFile(filePath), "video/mp4")
    },
    async find(id) {
      const look = await bucket.look(keyOf(id))
      if (look === null) return null
      return {
        ...look,
        async open(part) {
          const bytes = await bucket.open(keyOf(id), { ...part, tag: look.tag })
          if (bytes === null) throw new Error(`The film ${id} has just been taken away.`)
          return bytes
        },
        close: async () => {},
      }
    },
  }
}
