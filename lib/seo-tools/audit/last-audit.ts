import "server-only"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"
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
  try {
    await saveFileAtomically(getStoragePath(), Buffer.from(JSON.stringify(audit)))
  } catch (error) {
    log.warn({ reason: String(error) }, "seo-audit: result not saved to disk")
  }
}

async function readAudit(): Promise<Audit | null> {
  try {
    return auditSchema.parse(JSON.parse(await readFile(getStoragePath(), "utf8")))
  } catch {
    return null
  }
}

function getStoragePath(): string {
  return join(getEnv().DATA_DIR, "audit", "last-audit.json")
}
