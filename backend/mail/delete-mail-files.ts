import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile } from "#lib/runtime/atomic-file.ts"

/** Returns the names of emails written as files. They begin with the date they were sent. */
async function listMailFiles(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(join(dataDir, "outbox"))
    return names.filter((name) => name.endsWith(".eml"))
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}

/** Deletes email files written before this day. */
export async function deleteExpiredMailFiles(dataDir: string, before: Date): Promise<void> {
  const day = before.toISOString().slice(0, 10)
  const names = await listMailFiles(dataDir)
  await removeFiles(
    dataDir,
    names.filter((name) => /^\d{4}-\d{2}-\d{2}-/.test(name) && name.slice(0, 10) < day),
  )
}

/** Deletes the files of these emails, by their ids in the outbox. */
export async function deleteMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
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
