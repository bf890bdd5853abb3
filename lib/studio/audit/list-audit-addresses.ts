import "server-only"
import { streamAddresses } from "#lib/api/addresses.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import type { AuditAddress } from "./audit-page.ts"

/**
 * Yields every URL of the sitemap in this language, and the further pages of lists, which the
 * sitemap omits. Throws an ApiError, also during iteration.
 */
export async function* listAuditAddresses(locale: Locale): AsyncGenerator<AuditAddress> {
  for await (const { path, kind } of streamAddresses()) {
    yield { path: buildLocalePath(locale, path), isListed: kind !== "further" }
  }
}
