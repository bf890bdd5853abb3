import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import {
  buildArticleInput,
  buildDomainInput,
  buildGalleryInput,
  buildLinkInput,
  buildRedirectInput,
  buildSitemapInput,
  listPageInputs,
  listSlideInputs,
} from "./build-content-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedGallery } from "./seed-types.ts"

type Trx = Transaction<Database>

/** Writes galleries, pages, articles, menus, redirects and search-engine texts. */
export async function loadContent(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const gallery of seed.galleries) await loadGallery(trx, gallery, ids)
  for (const page of listPageInputs(seed, ids)) {
    const row = { ...page, rows: JSON.stringify(page.rows) }
    await trx
      .insertInto("pages")
      .values(row)
      .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
      .execute()
  }
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

async function loadGallery(trx: Trx, gallery: SeedGallery, ids: SeedLookup) {
  const row = buildGalleryInput(gallery)
  const { id } = await trx
    .insertInto("galleries")
    .values(row)
    .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow()
  ids.gallery.set(gallery.url, id)
  const hung = await trx
    .selectFrom("slides")
    .select(["id", "heading"])
    .where("gallery_id", "=", id)
    .execute()
  for (const slide of listSlideInputs(gallery, ids)) {
    const found = hung.find(({ heading }) => heading === slide.heading)
    await (found
      ? trx.updateTable("slides").set(slide).where("id", "=", found.id).execute()
      : trx.insertInto("slides").values(slide).execute())
  }
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

/** Writes the site's own record; a shop has exactly one. */
export async function loadDomain(trx: Trx, seed: Seed, ids: SeedLookup) {
  const domain = buildDomainInput(seed.domain, ids)
  const row = { ...domain, config: JSON.stringify(domain.config) }
  const { numUpdatedRows } = await trx.updateTable("domains").set(row).executeTakeFirst()
  if (numUpdatedRows === 0n) await trx.insertInto("domains").values(row).execute()
}
