import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { z } from "zod"
import type { Bucket } from "#backend/s3/bucket.ts"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"
import { extractArchive } from "./archive.ts"
import type { Manifest } from "./manifest.ts"
import { openProgressBar } from "./progress-bar.ts"
import { restoreDatabase } from "./restore-database.ts"
import {
  createScratchDatabase,
  deleteScratchDatabase,
  type ScratchDatabase,
  swapDatabases,
} from "./scratch-database.ts"

type RestoreOptions = { path: string; databaseUrl: string; dataDir: string; signal: AbortSignal }

/** The result of a restore. */
export type RestoreResult = {
  /** New name of the previous database. */
  oldName: string
  /** The bucket that stores the media which the backup omits; null if it contained them. */
  bucket: string | null
}

/** Validates a backup by a restore into a temporary database. Throws a UserError if it fails. */
export async function requireValidBackup(options: RestoreOptions): Promise<void> {
  await withUnpacked(options, async (folder, manifest) => {
    const fresh = await createFilledDatabase(options, folder, manifest)
    await deleteScratchDatabase(options.databaseUrl, fresh.name)
  })
}

/**
 * Replaces the shop's database, files and secrets by those of a backup. Validates and loads the
 * backup before it changes anything of the shop. Media are restored to where the shop stores them
 * now: into `bucket`, or into the data folder. Throws a UserError.
 */
export async function restoreBackup(
  options: RestoreOptions & { bucket: Bucket | null },
): Promise<RestoreResult> {
  return withUnpacked(options, async (folder, manifest) => {
    const fresh = await createFilledDatabase(options, folder, manifest)
    try {
      options.signal.throwIfAborted()
      await restoreFiles(folder, options, manifest)
      const oldName = await swapDatabases(options.databaseUrl, fresh, buildStamp())
      await restoreSecrets(folder, options.dataDir)
      return { oldName, bucket: manifest.bucket }
    } finally {
      // No effect after the swap, which renames the database.
      await deleteScratchDatabase(options.databaseUrl, fresh.name)
    }
  })
}

async function withUnpacked<T>(
  { path, dataDir }: RestoreOptions,
  work: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(dataDir, "restore-"))
  const bar = openProgressBar("files", (await stat(path)).size)
  try {
    const manifest = await extractArchive(path, folder, bar.done).finally(bar.end)
    return await work(folder, manifest)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function createFilledDatabase(
  options: RestoreOptions,
  folder: string,
  manifest: Manifest,
): Promise<ScratchDatabase> {
  const fresh = await createScratchDatabase(options.databaseUrl, `restored_${buildStamp()}`)
  const bar = openProgressBar("tables", 1)
  try {
    await restoreDatabase(fresh.url, folder, manifest, (_at, count) => bar.done(1 / count))
    return fresh
  } catch (error) {
    await deleteScratchDatabase(options.databaseUrl, fresh.name)
    throw error
  } finally {
    bar.end()
  }
}

/** Restores the media. File names derive from the content, so an existing file has the same one. */
async function restoreFiles(
  folder: string,
  { dataDir, bucket }: { dataDir: string; bucket: Bucket | null },
  manifest: Manifest,
): Promise<void> {
  for (const { path } of manifest.files) {
    if (!path.startsWith("media/")) continue
    if (bucket) {
      await saveToBucket(bucket, path.slice("media/".length), join(folder, path))
      continue
    }
    const target = join(dataDir, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await cp(join(folder, path), `${target}.part`)
    await rename(`${target}.part`, target)
  }
}

async function saveToBucket(bucket: Bucket, key: string, path: string): Promise<void> {
  try {
    await bucket.put(key, await readFile(path))
  } catch (error) {
    throw new UserError(`${getErrorReason(error)} The database was left as it was.`)
  }
}

const secretsSchema = z.record(z.string(), z.string())

/**
 * Restores the secrets, from which voucher codes and sessions derive. The database password stays
 * that of this server.
 */
async function restoreSecrets(folder: string, dataDir: string): Promise<void> {
  const path = join(dataDir, "secrets.json")
  const [restored, current] = await Promise.all([
    readFile(join(folder, "secrets.json"), "utf8").catch(() => null),
    readFile(path, "utf8"),
  ])
  if (restored === null) return
  const { databasePassword = "" } = secretsSchema.parse(JSON.parse(current))
  const secrets = { ...secretsSchema.parse(JSON.parse(restored)), databasePassword }
  saveFileAtomicallySync(path, `${JSON.stringify(secrets, null, 2)}\n`)
}

function buildStamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "")
}

/** Throws a UserError if the shop has orders and `--replace` is not set. */
export function requireReplaceOption(orders: number, isReplacing: boolean): void {
  if (orders === 0 || isReplacing) return
  throw new UserError(
    `The shop here has ${orders} orders; add --replace to put the backup in its place. The present database is retained under another name.`,
  )
}
