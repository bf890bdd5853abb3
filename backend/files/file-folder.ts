import { randomUUID } from "node:crypto"
import { open, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import type { Bucket } from "#backend/s3/bucket.ts"
import { isMissingFile, saveFileAtomically } from "#lib/runtime/atomic-file.ts"

const fileKeyPattern = /^[0-9a-f-]{36}$/
/** Younger files may still wait for their database record. */
const orphanGraceMs = 3_600_000

/** Stores the bytes of customers' files under random keys. */
export type FileFolder = {
  /** Stores bytes atomically and returns their key. */
  put: (bytes: Buffer) => Promise<string>
  /** Opens the bytes as a stream, to be read to its end or destroyed; null if there are none. */
  open: (key: string) => Promise<Readable | null>
  /** Deletes files older than an hour whose key is not in the set. */
  deleteOrphans: (keys: ReadonlySet<string>) => Promise<void>
}

/** Builds the store in `{dataDir}/media/files`, with files that only the shop's user can read. */
export function buildFileFolder(dataDir: string): FileFolder {
  const folder = join(dataDir, "media", "files")
  return {
    async put(bytes) {
      const key = randomUUID()
      await saveFileAtomically(join(folder, key), bytes, 0o600)
      return key
    },
    async open(key) {
      if (!fileKeyPattern.test(key)) return null
      try {
        const file = await open(join(folder, key), "r")
        return file.createReadStream()
      } catch (error) {
        if (isMissingFile(error)) return null
        throw error
      }
    },
    async deleteOrphans(keys) {
      for (const name of await listNames(folder)) {
        if (!keys.has(name) && (await isPastGrace(join(folder, name)))) {
          await rm(join(folder, name), { force: true })
        }
      }
    },
  }
}

/** True if the file is old enough that its record must exist by now. */
async function isPastGrace(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > orphanGraceMs
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

const filesPrefix = "files/"

/** Builds the store of customers' files in a private S3 bucket. */
export function buildS3FileFolder(bucket: Bucket): FileFolder {
  return {
    async put(bytes) {
      const key = randomUUID()
      await bucket.put(filesPrefix + key, bytes)
      return key
    },
    async open(key) {
      return fileKeyPattern.test(key) ? bucket.open(filesPrefix + key) : null
    },
    async deleteOrphans(keys) {
      for await (const { key, changedAtMs } of bucket.list(filesPrefix)) {
        const name = key.slice(filesPrefix.length)
        if (!fileKeyPattern.test(name) || keys.has(name)) continue
        if (Date.now() - changedAtMs > orphanGraceMs) await bucket.remove(key)
      }
    },
  }
}
