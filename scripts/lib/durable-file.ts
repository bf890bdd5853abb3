import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs"

/**
 * Saves a file atomically (temporary file, fsync, rename): a crash leaves the old text or the new
 * text, never a partial one. The default mode is private to the user.
 */
export function saveDurableFile(path: string, text: string, mode = 0o600): void {
  const tempPath = `${path}.${process.pid}.draft`
  const file = openSync(tempPath, "w", mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(tempPath, path)
}
