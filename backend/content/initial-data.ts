import type { Kysely } from "kysely"
import { listAllGroups } from "#backend/catalogue/group-reads.ts"
import { buildWireGroup } from "#backend/catalogue/wire-product.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { WireInitialData, WireRedirect, WireSitemapEntry } from "#lib/contract/site.ts"
import { getDomain } from "./domain.ts"
import { listAllPages } from "./pages.ts"

/**
 * Returns everything the page layout needs: sitemap entries with SEO texts, site settings, product
 * groups, every page with its rows, and redirects. Null while the shop has not been set up.
 */
export async function getInitialData(deps: Deps): Promise<WireInitialData | null> {
  const { db } = deps
  const [domain, sitemap, groups, pages, redirects] = await Promise.all([
    getDomain(deps),
    listSitemap(db),
    listAllGroups(db, "Sell/Product", deps),
    listAllPages(deps),
    listRedirects(db),
  ])
  if (!domain) return null
  return {
    sitemap,
    current_domain: domain,
    groups: groups.map((group) => buildWireGroup(group)),
    pages,
    redirects,
  }
}

/** Lists enabled redirects. Neither `from` nor `to` has a leading slash. */
async function listRedirects(db: Kysely<Database>): Promise<WireRedirect[]> {
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path", "to_path"])
    .where("enabled", "=", true)
    .orderBy("from_path")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: withoutSlash(row.from_path),
    to: withoutSlash(row.to_path),
  }))
}

function withoutSlash(path: string) {
  return path.replace(/^\/+/, "")
}

/** Lists the editors' SEO entries (title, meta description, canonical URL) by path. */
async function listSitemap(db: Kysely<Database>): Promise<WireSitemapEntry[]> {
  const rows = await db
    .selectFrom("sitemap_entries")
    .select(["path", "title", "meta_description", "canonical", "updated_at"])
    .where("enabled", "=", true)
    .orderBy("path")
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}
