import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, temporarySuffix } from "#lib/runtime/atomic-file.ts"

const unfinishedMaxAgeMs = 3_600_000

export type CachedFile = { path: string; bytes: number; usedAtMs: number }

/** Deletes the least recently used files in the subfolders of a folder until it fits `maxBytes`. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  for (const path of listFilesToPrune(await listFiles(folder), maxBytes, Date.now())) {
    await rm(path, { force: true })
  }
}

/**
 * Lists the paths to delete: unfinished files older than an hour and, above `maxBytes`, the least
 * recently used ones until a tenth of it is free.
 */
export function listFilesToPrune(
  files: readonly CachedFile[],
  maxBytes: number,
  nowMs: number,
): string[] {
  const unfinished = files.filter((file) => file.path.endsWith(temporarySuffix))
  const completed = files.filter((file) => !file.path.endsWith(temporarySuffix))
  const gone = unfinished.filter((file) => nowMs - file.usedAtMs > unfinishedMaxAgeMs)
  let total = completed.reduce((sum, file) => sum + file.bytes, 0)
  if (total > maxBytes) {
    for (const file of completed.toSorted((a, b) => a.usedAtMs - b.usedAtMs)) {
      if (total <= maxBytes * 0.9) break
      gone.push(file)
      total -= file.bytes
    }
  }
  return gone.map((file) => file.path)
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = []
  for (const below of await listNames(folder)) {
    for (const name of await listNames(join(folder, below))) {
      const path = join(folder, below, name)
      try {
        const { size, mtimeMs } = await stat(path)
        files.push({ path, bytes: size, usedAtMs: mtimeMs })
      } catch (error) {
        if (!isMissingFile(error)) throw error
      }
    }
  }
  return files
}

/** Lists the names in a folder. Empty if the folder does not exist. */
export async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}
