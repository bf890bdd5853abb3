import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join, relative } from "node:path"
import { pipeline } from "node:stream/promises"
import { getErrorCode } from "#scripts/lib/user-error.ts"
import type { FileEntry } from "./manifest.ts"

/** Media that the shop cannot render again. Other image sizes are rendered from the originals. */
const media = ["media/originals", "media/files", "media/videos"]

/**
 * Returns the files of the data folder that belong in a backup, with their hashes. Omits media in
 * the data folder if a bucket stores the shop's media.
 */
export async function listBackupFiles(dataDir: string, hasBucket: boolean): Promise<FileEntry[]> {
  const included = [...(hasBucket ? [] : media), "secrets.json"]
  const paths = (await Promise.all(included.map((path) => listPaths(dataDir, path)))).flat().sort()
  const entries: FileEntry[] = []
  for (const path of paths) {
    const entry = await buildFileEntry(dataDir, path)
    if (entry) entries.push(entry)
  }
  return entries
}

async function listPaths(dataDir: string, path: string): Promise<string[]> {
  const full = join(dataDir, path)
  const stats = await stat(full).catch(() => null)
  if (stats?.isFile()) return [path]
  if (!stats) return []
  const entries = await readdir(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:tmp|draft|part)$/.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
}

/** Returns size and hash of a file; null if it was deleted meanwhile, such as an unused upload. */
async function buildFileEntry(dataDir: string, path: string): Promise<FileEntry | null> {
  const hash = createHash("sha256")
  let bytes = 0
  try {
    await pipeline(createReadStream(join(dataDir, path)), async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
      }
    })
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null
    throw error
  }
  return { path, bytes, sha256: hash.digest("hex") }
}
