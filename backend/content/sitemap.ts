import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireSitemapEntry } from "#lib/contract/site.ts"

/** Lists the editors' SEO entries (title, meta description, canonical URL) by path. */
export async function listSitemap(db: Kysely<Database>): Promise<WireSitemapEntry[]> {
  const rows = await db
    .selectFrom("sitemap_entries")
    .select(["path", "title", "meta_description", "canonical", "updated_at"])
    .where("enabled", "=", true)
    .orderBy("path")
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}
