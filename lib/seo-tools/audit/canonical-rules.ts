import { parseShopPath } from "../shop-path.ts"
import { type AuditPage, isBroken, isIndexable } from "./audit-page.ts"
import type { Finding, FindingCode } from "./finding.ts"
import type { CrawledSite } from "./site-rules.ts"

/** Returns the finding about the canonical URL of a page, if any. */
export function validateCanonical(page: AuditPage, site: CrawledSite): Finding[] {
  if (!isIndexable(page)) return []
  const { path, canonical } = page
  const code = resolveCanonicalCode(page, site)
  return code === null ? [] : [{ code, path, subject: canonical ?? "" }]
}

function resolveCanonicalCode(
  { path, canonical }: AuditPage,
  { pages, siteUrl }: CrawledSite,
): FindingCode | null {
  if (canonical === null) return "canonical_missing"
  const target = parseShopPath(canonical, siteUrl)
  if (target === null)
    return isOtherScheme(canonical, siteUrl) ? "canonical_scheme" : "canonical_host"
  if (target === path) return null
  const page = pages.get(target)
  // Not requested because of the maximum number of URLs: only this much is certain.
  if (page === undefined) return "canonical_elsewhere"
  if (isBroken(page)) return "canonical_broken"
  if (page.chain.length > 0) return "canonical_moved"
  return page.isNoindex ? "canonical_noindex" : "canonical_elsewhere"
}

function isOtherScheme(canonical: string, siteUrl: string): boolean {
  if (!URL.canParse(canonical)) return false
  const [one, other] = [new URL(canonical), new URL(siteUrl)]
  return /^https?:$/.test(one.protocol) && one.host === other.host
}
