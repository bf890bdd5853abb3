import "server-only"
import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { type Audit, auditSchema } from "./audit.ts"

type Memo = { audit: Promise<Audit | null> | null }
const memo = getGlobalSingleton("last-audit", (): Memo => ({ audit: null }))

/**
 * Returns the last completed audit of the whole site, also after a restart; null before the first.
 */
export function getLastAudit(): Promise<Audit | null> {
  memo.audit ??= readAudit()
  return memo.audit
}

/** Saves an audit as the last one. Without a writable disk it is lost on restart. */
export async function saveLastAudit(audit: Audit): Promise<void> {
  memo.audit = Promise.resolve(audit)
  const { folder, path } = getStoragePaths()
  const tempPath = `${path}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(tempPath, JSON.stringify(audit))
    // The rename is atomic: no reader sees a partial file.
    await rename(tempPath, path)
  } catch (error) {
    await rm(tempPath, { force: true }).catch(() => undefined)
    log.warn({ reason: String(error) }, "seo-audit: result not saved to disk")
  }
}

async function readAudit(): Promise<Audit | null> {
  try {
    return auditSchema.parse(JSON.parse(await readFile(getStoragePaths().path, "utf8")))
  } catch {
    return null
  }
}

function getStoragePaths(): { folder: string; path: string } {
  const folder = join(getEnv().DATA_DIR, "audit")
  return { folder, path: join(folder, "last-audit.json") }
}
