import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile } from "#backend/files/write-file-whole.ts"

/** The mails that became files, by name. They begin with the day they were sent on. */
async function listMailFiles(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(join(dataDir, "outbox"))
    return names.filter((name) => name.endsWith(".eml"))
  } catch (fault) {
    if (isMissingFile(fault)) return []
    throw fault
  }
}

/** Removes mails that became files on a day before this one. */
export async function sweepMailFiles(dataDir: string, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10)
  const names = await listMailFiles(dataDir)
  await removeFiles(
    dataDir,
    names.filter((name) => /^\d{4}-\d{2}-\d{2}-/.test(name) && name.slice(0, 10) < day),
  )
}

/** Removes the files of these mails, by their ids in the outbox. */
export async function removeMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids)
  const names = await listMailFiles(dataDir)
  await removeFiles(
    dataDir,
    names.filter((name) => wanted.has(name.slice("2026-01-01-".length, -".eml".length))),
  )
}

async function removeFiles(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(dataDir, "outbox", name), { force: true })
}
