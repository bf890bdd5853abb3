import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join, relative } from "node:path"
import { pipeline } from "node:stream/promises"
import { errorCode } from "#scripts/fault.ts"
import type { FileNote } from "./manifest.ts"

/** What the shop cannot make again. Pictures in other sizes are made from the originals. */
const media = ["media/originals", "media/files", "media/videos"]

/**
 * The files of the data folder that belong in a backup, with their hashes. Media that lie there while
 * a bucket keeps the shop's are none of them.
 */
export async function listFiles(dataDir: string, hasBucket: boolean): Promise<FileNote[]> {
  const kept = [...(hasBucket ? [] : media), "secrets.json"]
  const paths = (await Promise.all(kept.map((path) => listPaths(dataDir, path)))).flat().sort()
  const notes: FileNote[] = []
  for (const path of paths) {
    const note = await noteFile(dataDir, path)
    if (note) notes.push(note)
  }
  return notes
}

async function listPaths(dataDir: string, path: string): Promise<string[]> {
  const full = join(dataDir, path)
  const found = await stat(full).catch(() => null)
  if (found?.isFile()) return [path]
  if (!found) return []
  const entries = await readdir(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:tmp|draft|part)$/.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
}

/** Null for a file that was removed meanwhile, as uploads that nobody kept are. */
async function noteFile(dataDir: string, path: string): Promise<FileNote | null> {
  const hash = createHash("sha256")
  let bytes = 0
  try {
    await pipeline(createReadStream(join(dataDir, path)), async (source) => {
      for await (const chunk of source) {
        bytes += (chunk as Buffer).length
        hash.update(chunk as Buffer)
      }
    })
  } catch (fault) {
    if (errorCode(fault) === "ENOENT") return null
    throw fault
  }
  return { path, bytes, sha256: hash.digest("hex") }
}
