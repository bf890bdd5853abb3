import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  buildArticleInput,
  buildDomainInput,
  buildLinkInput,
  buildRedirectInput,
  buildSitemapInput,
} from "./build-content-inputs.ts"
import { loadGalleries } from "./load-galleries.ts"
import { loadPages } from "./load-pages.ts"
import { loadWidgetRecords } from "./load-widget-records.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Saves galleries, widget records, pages, articles, menus, redirects and SEO entries. */
export async function loadContent(trx: Trx, seed: Seed, ids: SeedLookup) {
  await loadGalleries(trx, seed, ids)
  await loadWidgetRecords(trx, seed, ids)
  await loadPages(trx, seed, ids)
  for (const article of seed.articles) {
    const row = buildArticleInput(article, ids)
    await trx
      .insertInto("articles")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .execute()
  }
  await loadLinks(trx, seed)
  await loadPaths(trx, seed)
}

async function loadLinks(trx: Trx, seed: Seed) {
  const known = await trx.selectFrom("links").select(["id", "parent", "link"]).execute()
  for (const link of seed.links) {
    const row = buildLinkInput(link)
    const found = known.find((each) => each.parent === row.parent && each.link === row.link)
    await (found
      ? trx.updateTable("links").set(row).where("id", "=", found.id).execute()
      : trx.insertInto("links").values(row).execute())
  }
}

async function loadPaths(trx: Trx, seed: Seed) {
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
export async function loadDomain(trx: Trx, seed: Seed, ids: SeedLookup) {
  const domain = buildDomainInput(seed.domain, ids)
  const row = {
    ...domain,
    opening_hours: JSON.stringify(domain.opening_hours),
    config: JSON.stringify(domain.config),
  }
  const { numUpdatedRows } = await trx.updateTable("domains").set(row).executeTakeFirst()
  if (numUpdatedRows === 0n) await trx.insertInto("domains").values(row).execute()
}
