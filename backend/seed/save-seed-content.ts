import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  buildArticleInput,
  buildDomainInput,
  buildLinkInput,
  buildPageInput,
  buildRedirectInput,
  buildSitemapInput,
  listBlockInputs,
} from "./content-inputs.ts"
import { saveSeedGalleries, saveSeedWidgetRecords } from "./save-seed-widget-records.ts"
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

/** Saves the pages in seed order (link targets first) and the content blocks of list pages. */
async function saveSeedPages(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const build of seed.pages) {
    const page = buildPageInput(build, ids)
    const row = { ...page, rows: JSON.stringify(page.rows) }
    const { id } = await trx
      .insertInto("pages")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.page.set(page.url, id)
  }
  await saveBlocks(trx, seed, ids)
}

async function saveBlocks(trx: Trx, seed: Seed, ids: SeedLookup) {
  const known = await trx.selectFrom("page_contents").select(["id", "page_id", "name"]).execute()
  for (const block of listBlockInputs(seed, ids)) {
    const row = { ...block, variables: JSON.stringify(block.variables) }
    const existing = known.find((each) => each.page_id === row.page_id && each.name === row.name)
    await (existing
      ? trx.updateTable("page_contents").set(row).where("id", "=", existing.id).execute()
      : trx.insertInto("page_contents").values(row).execute())
  }
}
