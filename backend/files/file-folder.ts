import { randomUUID } from "node:crypto"
import { open, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { isMissingFile, writeFileWhole } from "./write-file-whole.ts"

export const fileKeyPattern = /^[0-9a-f-]{36}$/
/** What is younger than this may still be waiting for its record. */
export const forgottenAgeMs = 3_600_000

/** Where the bytes of customers' files are kept, by a key that tells nothing. */
export type FileFolder = {
  /** Keeps bytes, there whole or not at all, and gives their key. */
  put: (bytes: Buffer) => Promise<string>
  /** The bytes, to be read to their end or destroyed; null where there are none. */
  open: (key: string) => Promise<Readable | null>
  /** Removes what is older than an hour and named by none of these keys. */
  sweep: (keys: ReadonlySet<string>) => Promise<void>
}

/** Files below `{dataDir}/media/files`, readable by the shop alone. */
export function buildFileFolder(dataDir: string): FileFolder {
  const folder = join(dataDir, "media", "files")
  return {
    async put(bytes) {
      const key = randomUUID()
      await writeFileWhole(join(folder, key), bytes, 0o600)
      return key
    },
    async open(key) {
      if (!fileKeyPattern.test(key)) return null
      try {
        const file = await open(join(folder, key), "r")
        return file.createReadStream()
      } catch (fault) {
        if (isMissingFile(fault)) return null
        throw fault
      }
    },
    async sweep(keys) {
      for (const name of await namesIn(folder)) {
        if (!keys.has(name) && (await isForgotten(join(folder, name)))) {
          await rm(join(folder, name), { force: true })
        }
      }
    },
  }
}

/** What was only just written may wait for its record. */
async function isForgotten(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > forgottenAgeMs
  } catch (fault) {
    if (isMissingFile(fault)) return false
    throw fault
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (fault) {
    if (isMissingFile(fault)) return []
    throw fault
  }
}
