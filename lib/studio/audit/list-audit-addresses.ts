import "server-only"
import { streamAddresses } from "#lib/api/addresses.ts"
import { buildLocalePath, type Locale } from "#lib/contract/languages.ts"
import type { AuditAddress } from "./audit-page.ts"

/**
 * Every address that the sitemap lists in this language, and the further pages of lists, which it
 * leaves out. Throws an ApiError, also in the middle.
 */
export async function* listAuditAddresses(locale: Locale): AsyncGenerator<AuditAddress> {
  for await (const { path, kind } of streamAddresses()) {
    yield { path: buildLocalePath(locale, path), isListed: kind !== "further" }
  }
}
