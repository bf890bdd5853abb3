import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { z } from "zod"
import type { Bucket } from "#backend/media/bucket.ts"
import { writeDurably } from "#scripts/durable-file.ts"
import { errorReason, StartFault } from "#scripts/fault.ts"
import { unpackArchive } from "./archive.ts"
import { openBar } from "./bar.ts"
import { loadDatabase } from "./load-database.ts"
import type { Manifest } from "./manifest.ts"
import {
  createScratchDatabase,
  dropDatabase,
  type ScratchDatabase,
  swapDatabases,
} from "./scratch-database.ts"

type Parts = { path: string; databaseUrl: string; dataDir: string; signal: AbortSignal }

/** What a restored shop is to be told of. */
export type Restored = {
  /** The name under which the database of before is kept. */
  old: string
  /** The bucket that the backup leaves the media to; null where they were in it. */
  bucket: string | null
}

/** Restores a backup beside the shop, compares, and removes it again. Throws a StartFault. */
export async function checkBackup(parts: Parts): Promise<void> {
  await withUnpacked(parts, async (folder, manifest) => {
    const fresh = await fill(parts, folder, manifest)
    await dropDatabase(parts.databaseUrl, fresh.name)
  })
}

/**
 * Puts a backup in the place of the shop's database, files and secrets. Whatever fails, fails before
 * anything of the shop has changed. Media go where the shop has them now: into `bucket`, or into the
 * data folder. Throws a StartFault.
 */
export async function restoreBackup(parts: Parts & { bucket: Bucket | null }): Promise<Restored> {
  return withUnpacked(parts, async (folder, manifest) => {
    const fresh = await fill(parts, folder, manifest)
    try {
      parts.signal.throwIfAborted()
      await layOutFiles(folder, parts, manifest)
      const old = await swapDatabases(parts.databaseUrl, fresh, buildStamp())
      await layOutSecrets(folder, parts.dataDir)
      return { old, bucket: manifest.bucket }
    } finally {
      // In the shop's place it has another name.
      await dropDatabase(parts.databaseUrl, fresh.name)
    }
  })
}

async function withUnpacked<T>(
  { path, dataDir }: Parts,
  work: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(dataDir, "restore-"))
  const bar = openBar("files", (await stat(path)).size)
  try {
    const manifest = await unpackArchive(path, folder, bar.done).finally(bar.end)
    return await work(folder, manifest)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(parts: Parts, folder: string, manifest: Manifest): Promise<ScratchDatabase> {
  const fresh = await createScratchDatabase(parts.databaseUrl, `restored_${buildStamp()}`)
  const bar = openBar("tables", 1)
  try {
    await loadDatabase(fresh.url, folder, manifest, (_at, count) => bar.done(1 / count))
    return fresh
  } catch (fault) {
    await dropDatabase(parts.databaseUrl, fresh.name)
    throw fault
  } finally {
    bar.end()
  }
}

/** Names of files say what is in them, so that those that are there already are the same. */
async function layOutFiles(
  folder: string,
  { dataDir, bucket }: { dataDir: string; bucket: Bucket | null },
  manifest: Manifest,
): Promise<void> {
  for (const { path } of manifest.files) {
    if (!path.startsWith("media/")) continue
    if (bucket) {
      await putInto(bucket, path.slice("media/".length), join(folder, path))
      continue
    }
    const target = join(dataDir, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await cp(join(folder, path), `${target}.part`)
    await rename(`${target}.part`, target)
  }
}

async function putInto(bucket: Bucket, key: string, path: string): Promise<void> {
  try {
    await bucket.put(key, await readFile(path))
  } catch (fault) {
    throw new StartFault(`${errorReason(fault)} The database was left as it was.`)
  }
}

const secretsSchema = z.record(z.string(), z.string())

/** Codes of vouchers and sessions come from the secrets; the database's password is this server's. */
async function layOutSecrets(folder: string, dataDir: string): Promise<void> {
  const path = join(dataDir, "secrets.json")
  const [restored, own] = await Promise.all([
    readFile(join(folder, "secrets.json"), "utf8").catch(() => null),
    readFile(path, "utf8"),
  ])
  if (restored === null) return
  const { databasePassword = "" } = secretsSchema.parse(JSON.parse(own))
  const secrets = { ...secretsSchema.parse(JSON.parse(restored)), databasePassword }
  writeDurably(path, `${JSON.stringify(secrets, null, 2)}\n`)
}

function buildStamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(/\D/g, "")
}

/** Throws a StartFault where there are orders that nobody has said may go. */
export function requireLeave(orders: number, isReplacing: boolean): void {
  if (orders === 0 || isReplacing) return
  throw new StartFault(
    `The shop here has ${orders} orders; say --replace to put the backup in its place. The database of now is kept under another name.`,
  )
}
