import "server-only"
import { listSitemapUrls } from "#lib/api/addresses.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import type { AuditUrl } from "./audit-page.ts"

/**
 * Yields every URL of the sitemap in this language, and the further pages of lists, which the
 * sitemap omits. Throws an ApiError, also during iteration.
 */
export async function* listAuditUrls(locale: Locale): AsyncGenerator<AuditUrl> {
  for await (const { path, kind } of listSitemapUrls()) {
    yield { path: buildLocalePath(locale, path), isListed: kind !== "further" }
  }
}
