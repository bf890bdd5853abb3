import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs"

/**
 * Writes a private (0600) file so that a crash leaves either the old text or the new, never a part.
 */
export function writeDurably(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`
  const file = openSync(draft, "w", 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}
