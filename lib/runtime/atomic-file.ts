import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** Suffix of files that are still being written; readers ignore them. */
export const temporarySuffix = ".part"

/**
 * Writes a file atomically, also across a crash: to a temporary file that is synced and renamed.
 * `mode` is the file mode; readable by all users by default.
 */
export async function saveFileAtomically(path: string, bytes: Buffer, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${randomUUID()}${temporarySuffix}`
  try {
    const file = await open(temporaryPath, "wx", mode)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}

/** True if an error means that the file does not exist. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT"
}
