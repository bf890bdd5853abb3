import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { getOneInProcess } from "#lib/contract/one-in-process.ts"
import { getEnv } from "#lib/env.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { log } from "#lib/log.ts"
import { fetchPage } from "../fetch-page.ts"
import { AuditDesk, type AuditWork } from "./audit-desk.ts"
import { keepAudit } from "./last-audit.ts"
import { listAuditAddresses } from "./list-audit-addresses.ts"
import { runAudit } from "./run-audit.ts"

/** Returns the process-wide runner of audits of this shop. It saves their results. */
export function getAuditDesk(): AuditDesk {
  return getOneInProcess("audit-desk", () => new AuditDesk(auditShop))
}

const auditShop: AuditWork = async (signal, tell, locale) => {
  try {
    const audit = await runAudit({
      ...{ addresses: listAuditAddresses(locale), siteUrl: getEnv().SITE_URL, signal },
      isWithin: (path) => getPathLocale(path) === locale,
      read: (path, signal) => fetchPage(path, { signal }),
      onProgress: tell,
      now: () => new Date(),
    })
    await keepAudit({ ...audit, locale })
    return { type: "done" }
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, "the audit could not be carried through")
    return { type: "failed", reason: error instanceof ApiError ? "addresses" : "broken" }
  }
}
