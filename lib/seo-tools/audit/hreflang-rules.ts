import { parseShopPath } from "../shop-path.ts"
import { type AuditPage, isIndexable } from "./audit-page.ts"
import type { Finding } from "./finding.ts"
import type { CrawledSite } from "./site-rules.ts"

/** Yields the findings about a page's hreflang alternates: each must be indexable and link back. */
export function* validateAlternates(page: AuditPage, site: CrawledSite): Generator<Finding> {
  if (!isIndexable(page)) return
  for (const target of new Set(listTargets(page, site))) {
    const other = site.pages.get(target)
    if (target === page.path || other === undefined) continue
    const finding = { path: page.path, subject: target }
    if (!isIndexable(other)) yield { ...finding, code: "hreflang_broken" }
    else if (!listTargets(other, site).includes(page.path)) {
      yield { ...finding, code: "hreflang_not_returned" }
    }
  }
}

function listTargets({ hreflang }: AuditPage, { siteUrl }: CrawledSite): string[] {
  return hreflang.flatMap(({ href }) => parseShopPath(href, siteUrl) ?? [])
}
