import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"
import { log } from "#lib/log.ts"
import { getGlobalSingleton } from "#lib/runtime/global-singleton.ts"
import { listSitemapUrls } from "#lib/seo/crawl/public-urls-api.ts"
import { fetchAuditedPage } from "../fetch-page.ts"
import type { AuditUrl } from "./audit-page.ts"
import { AuditRunner, type AuditWork } from "./audit-runner.ts"
import { saveLastAudit } from "./last-audit.ts"
import { runAudit } from "./run-audit.ts"

/** Returns the process-wide runner of audits of this shop. It saves their results. */
export function getAuditRunner(): AuditRunner {
  return getGlobalSingleton("audit-runner", () => new AuditRunner(runShopAudit))
}

const runShopAudit: AuditWork = async (signal, reportProgress, locale) => {
  try {
    const audit = await runAudit({
      urls: listAuditUrls(locale),
      siteUrl: getEnv().SITE_URL,
      signal,
      isWithin: (path) => getPathLocale(path) === locale,
      read: (path, signal) => fetchAuditedPage(path, { signal }),
      onProgress: reportProgress,
      now: () => new Date(),
    })
    await saveLastAudit({ ...audit, locale })
    return { type: "done" }
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, "seo-audit: run failed")
    return { type: "failed", reason: error instanceof ApiError ? "addresses" : "broken" }
  }
}

/**
 * Yields every URL of the sitemap in this language, and the further pages of lists, which the
 * sitemap omits. Throws an ApiError, also during iteration.
 */
async function* listAuditUrls(locale: Locale): AsyncGenerator<AuditUrl> {
  for await (const { path, kind } of listSitemapUrls()) {
    yield { path: buildLocalePath(locale, path), isListed: kind !== "further" }
  }
}
