import { readFileSync, renameSync, writeFileSync } from "node:fs"

/** Returns the timestamps in milliseconds by name from a file; none if it cannot be read. */
export function getTimestamps(filePath: string): [string, number][] {
  try {
    const entries: unknown = JSON.parse(readFileSync(filePath, "utf8"))
    return Array.isArray(entries) ? entries.filter(isTimestampEntry) : []
  } catch {
    return []
  }
}

/** Saves the timestamps to a file atomically. Ignores a disk that cannot be written. */
export function saveTimestamps(
  filePath: string,
  timestamps: Iterable<readonly [string, number]>,
): void {
  const tempPath = `${filePath}.${process.pid}`
  try {
    writeFileSync(tempPath, JSON.stringify([...timestamps]))
    renameSync(tempPath, filePath)
  } catch {
    // Only the state across a restart is lost.
  }
}

function isTimestampEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number"
}
