import { readFileSync, renameSync, writeFileSync } from "node:fs"

/** Moments in milliseconds by name, as a file keeps them; none where it cannot be read. */
export function readMoments(filePath: string): [string, number][] {
  try {
    const entries: unknown = JSON.parse(readFileSync(filePath, "utf8"))
    return Array.isArray(entries) ? entries.filter(isMoment) : []
  } catch {
    return []
  }
}

/** Keeps the moments in a file, written whole or not at all. A disk that cannot be written is let be. */
export function writeMoments(filePath: string, moments: Iterable<readonly [string, number]>): void {
  const tempPath = `${filePath}.${process.pid}`
  try {
    writeFileSync(tempPath, JSON.stringify([...moments]))
    renameSync(tempPath, filePath)
  } catch {
    // What is lost is only the memory across a restart.
  }
}

function isMoment(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number"
}
