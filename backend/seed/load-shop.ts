import type { Kysely } from "kysely"
import { recordChanges } from "#backend/changes/record-changes.ts"
import type { Database } from "#backend/db/schema.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import type { VideoStore } from "#backend/videos/video-store.ts"
import { listSeedChanges } from "./list-seed-changes.ts"
import { loadContent, loadDomain } from "./load-content.ts"
import { loadCustomers } from "./load-customers.ts"
import { loadGroups } from "./load-groups.ts"
import { loadPictures, loadVideos } from "./load-media.ts"
import { loadProducts } from "./load-products.ts"
import { loadSelling } from "./load-selling.ts"
import { buildSeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

export type LoadDeps = {
  db: Kysely<Database>
  store: ImageStore
  videos: VideoStore
  files: FileFolder
  dataDir: string
  /** Called with a progress message after each step. */
  report: (line: string) => void
}

/**
 * Saves the whole demo shop in one transaction. Leaves a database that already has a site
 * unchanged, unless `isRefresh`: then it restores the seed's values in every seed record and leaves
 * other records unchanged.
 */
export async function loadShop(
  deps: LoadDeps,
  seed: Seed,
  { isRefresh }: { isRefresh: boolean },
): Promise<"loaded" | "refreshed" | "kept"> {
  const { db, report } = deps
  return db.transaction().execute(async (trx) => {
    const domain = await trx.selectFrom("domains").select("id").executeTakeFirst()
    if (domain && !isRefresh) return "kept"
    const ids = buildSeedLookup()
    const media = { ...deps, trx }
    report(`${await loadPictures(media, seed, ids)} pictures`)
    await loadVideos(media, seed, ids)
    await loadGroups(trx, seed, ids)
    report(`${seed.groups.length + seed.contentGroups.length} groups, ${seed.videos.length} films`)
    await loadProducts(trx, seed, ids)
    await loadSelling(trx, seed, ids)
    report(`${seed.products.length} products, ${seed.shippingTypes.length} ways to deliver`)
    await loadContent(trx, seed, ids)
    await loadDomain(trx, seed, ids)
    report(
      `${seed.galleries.length} galleries, ${seed.faqs.length} questions, ${seed.forms.length} forms`,
    )
    report(`${seed.pages.length} pages, ${seed.articles.length} articles, menus and settings`)
    report(`${await loadCustomers({ ...deps, trx }, seed)} customers added`)
    if (domain) await recordChanges(trx, listSeedChanges(seed, ids))
    return domain ? "refreshed" : "loaded"
  })
}
