import { randomUUID } from "node:crypto"
import type { Bucket } from "#backend/s3/bucket.ts"
import { type FileFolder, fileKeyPattern, orphanGraceMs } from "./file-folder.ts"

const prefix = "files/"

/** Builds the store of customers' files in a private S3 bucket. */
export function buildS3FileFolder(bucket: Bucket): FileFolder {
  return {
    async put(bytes) {
      const key = randomUUID()
      await bucket.put(prefix + key, bytes)
      return key
    },
    async open(key) {
      return fileKeyPattern.test(key) ? bucket.open(prefix + key) : null
    },
    async deleteOrphans(keys) {
      for await (const { key, changedAtMs } of bucket.list(prefix)) {
        const name = key.slice(prefix.length)
        if (!fileKeyPattern.test(name) || keys.has(name)) continue
        if (Date.now() - changedAtMs > orphanGraceMs) await bucket.remove(key)
      }
    },
  }
}
