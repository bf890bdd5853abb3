import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  buildArticleInput,
  buildDomainInput,
  buildLinkInput,
  buildRedirectInput,
  buildSitemapInput,
} from "./build-content-inputs.ts"
import { saveSeedGalleries } from "./save-seed-galleries.ts"
import { saveSeedPages } from "./save-seed-pages.ts"
import { saveSeedWidgetRecords } from "./save-seed-widget-records.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves galleries, widget records, pages, articles, menus, redirects and SEO entries. */
export async function saveSeedContent(trx: Trx, seed: Seed, ids: SeedLookup) {
  await saveSeedGalleries(trx, seed, ids)
  await saveSeedWidgetRecords(trx, seed, ids)
  await saveSeedPages(trx, seed, ids)
  for (const article of seed.articles) {
    const row = buildArticleInput(article, ids)
    await trx
      .insertInto("articles")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .execute()
  }
  await saveLinks(trx, seed)
  await saveRedirectsAndSitemap(trx, seed)
}

async function saveLinks(trx: Trx, seed: Seed) {
  const known = await trx.selectFrom("links").select(["id", "parent", "link"]).execute()
  for (const link of seed.links) {
    const row = buildLinkInput(link)
    const existing = known.find((each) => each.parent === row.parent && each.link === row.link)
    await (existing
      ? trx.updateTable("links").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("links").values(row).execute())
  }
}

async function saveRedirectsAndSitemap(trx: Trx, seed: Seed) {
  for (const redirect of seed.redirects) {
    const { from, to } = buildRedirectInput(redirect)
    await trx
      .insertInto("redirects")
      .values({ from_path: from, to_path: to })
      .onConflict((conflict) => conflict.column("from_path").doUpdateSet({ to_path: to }))
      .execute()
  }
  for (const entry of seed.sitemap) {
    const row = buildSitemapInput(entry)
    await trx
      .insertInto("sitemap_entries")
      .values(row)
      .onConflict((conflict) => conflict.column("path").doUpdateSet(row))
      .execute()
  }
}

/** Saves the site record. A shop has exactly one. */
export async function saveSeedDomain(trx: Trx, seed: Seed, ids: SeedLookup) {
  const domain = buildDomainInput(seed.domain, ids)
  const row = {
    ...domain,
    opening_hours: JSON.stringify(domain.opening_hours),
    config: JSON.stringify(domain.config),
  }
  const { numUpdatedRows } = await trx.updateTable("domains").set(row).executeTakeFirst()
  if (numUpdatedRows === 0n) await trx.insertInto("domains").values(row).execute()
}
