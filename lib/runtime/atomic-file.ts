import { randomUUID } from "node:crypto"
import { closeSync, fdatasyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** Suffix of files that are still being written; readers ignore them. */
export const temporarySuffix = ".part"

const buildTemporaryPath = (path: string) => `${path}.${randomUUID()}${temporarySuffix}`

/**
 * Writes a file atomically, also across a crash: to a temporary file that is synced and renamed.
 * Creates its folder. `mode` is the file mode; readable by all users by default.
 */
export async function saveFileAtomically(path: string, bytes: Buffer, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = buildTemporaryPath(path)
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

/**
 * Writes a file like `saveFileAtomically`, synchronously, into an existing folder. The default mode
 * is private to the user.
 */
export function saveFileAtomicallySync(path: string, text: string, mode = 0o600): void {
  const temporaryPath = buildTemporaryPath(path)
  try {
    const file = openSync(temporaryPath, "wx", mode)
    try {
      writeFileSync(file, text)
      fdatasyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporaryPath, path)
  } catch (error) {
    rmSync(temporaryPath, { force: true })
    throw error
  }
}

/** True if an error means that the file does not exist. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT"
}
