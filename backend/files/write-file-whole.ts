import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** Suffix of files that are still being written; readers ignore them. */
export const unfinishedSuffix = ".part"

/**
 * Writes a file atomically, also across a crash: to a temporary file that is synced and renamed.
 * `mode` is the file mode; readable by all users by default.
 */
export async function writeFileWhole(path: string, bytes: Buffer, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}${unfinishedSuffix}`
  try {
    const file = await open(unfinished, "wx", mode)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (fault) {
    await rm(unfinished, { force: true })
    throw fault
  }
}

/** True if an error means that the file does not exist. */
export function isMissingFile(fault: unknown): boolean {
  return typeof fault === "object" && fault !== null && "code" in fault && fault.code === "ENOENT"
}
