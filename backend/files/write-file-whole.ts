import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"

/** Suffix of files that are still being written; a reader never looks at them. */
export const unfinishedSuffix = ".part"

/**
 * Writes a file that is afterwards there whole or not at all, also after a crash. `mode` says who
 * may read it: everybody unless wished otherwise.
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

/** Whether a fault says that there is no such file. */
export function isMissingFile(fault: unknown): boolean {
  return typeof fault === "object" && fault !== null && "code" in fault && fault.code === "ENOENT"
}
