import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { createArchive } from "./archive.ts"
import { saveDatabaseSnapshot } from "./database-snapshot.ts"
import { listBackupFiles, type Manifest } from "./manifest.ts"
import { openProgressBar } from "./progress-bar.ts"

const namePattern = /^curlew-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/

/**
 * Creates a backup in `folder` while the shop runs, and returns its path. The database is one
 * consistent snapshot. The files are listed after it, so that every file a row references exists.
 */
export async function createBackup(input: {
  databaseUrl: string
  dataDir: string
  folder: string
  now: Date
  /** Name of the bucket that stores the media; null if they are in the data folder. */
  bucket: string | null
}): Promise<{ path: string; manifest: Manifest }> {
  const { databaseUrl, dataDir, folder, now, bucket } = input
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const staging = await mkdtemp(join(folder, ".curlew-"))
  try {
    const tablesBar = openProgressBar("tables", 1)
    const snapshot = await saveDatabaseSnapshot(databaseUrl, staging, (_at, count) =>
      tablesBar.done(1 / count),
    ).finally(tablesBar.end)
    const files = await listBackupFiles(dataDir, bucket !== null)
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), ...snapshot, bucket, files }
    const sources = [
      ...snapshot.tables.map((fileEntry) => ({ folder: staging, fileEntry })),
      ...files.map((fileEntry) => ({ folder: dataDir, fileEntry })),
    ]
    const bar = openProgressBar(
      "files",
      sources.reduce((sum, { fileEntry }) => sum + fileEntry.bytes, 0),
    )
    const path = join(folder, buildName(now))
    await createArchive(path, manifest, sources, bar.done).finally(bar.end)
    return { path, manifest }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Deletes all backups of the folder but the newest `maxCount`; returns the deleted names. */
export async function deleteOldBackups(folder: string, maxCount: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - maxCount))
  for (const name of old) await rm(join(folder, name))
  return old
}

function buildName(now: Date): string {
  return `curlew-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.tar`
}
