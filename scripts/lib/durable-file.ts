import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs"

/**
 * Writes a file, private unless told otherwise, so that a crash leaves either the old text or the new, never a part.
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
