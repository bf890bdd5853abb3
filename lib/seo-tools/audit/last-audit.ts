import { z } from "zod"
import { locales } from "#lib/contract/languages.ts"
import { type FindingCode, isFindingCode } from "./finding.ts"
import "server-only"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"

const pathIndex = z.int().min(0)

/** Schema of a stored audit. Pages are referenced by their index in `pages`. */
export const auditSchema = z.object({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Language of the pages; English if absent. */
  locale: z.enum(locales).optional(),
  /** Whether there were more URLs than one audit reads. */
  isCut: z.boolean(),
  pages: z.array(
    z.object({
      path: z.string(),
      isListed: z.boolean(),
      status: z.int(),
      /** Pages that it links to. */
      links: z.array(pathIndex),
    }),
  ),
  groups: z.array(
    z.object({
      code: z.custom<FindingCode>((text) => typeof text === "string" && isFindingCode(text)),
      subject: z.string(),
      /** Number of pages that have it; only the first thousand are listed. */
      count: z.int().min(1),
      pages: z.array(pathIndex),
    }),
  ),
})

/** Result of an audit of the whole site, with the link graph of its pages. */
export type Audit = z.infer<typeof auditSchema>

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

/** Returns the paths of the pages that link to a page; null if the audit did not reach the page. */
export function listInboundLinks({ pages }: Audit, path: string): string[] | null {
  const target = pages.findIndex((page) => page.path === path)
  if (target === -1) return null
  return pages.filter(({ links }) => links.includes(target)).map((page) => page.path)
}
