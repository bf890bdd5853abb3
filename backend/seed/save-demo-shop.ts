import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import { enqueueChanges } from "#backend/outbox/enqueue-changes.ts"
import type { VideoStore } from "#backend/videos/video-store.ts"
import { createSeedCustomers } from "./create-seed-customers.ts"
import { listSeedChanges } from "./list-seed-changes.ts"
import { saveSeedContent, saveSeedDomain } from "./save-seed-content.ts"
import { saveSeedGroups } from "./save-seed-groups.ts"
import { saveSeedImages, saveSeedVideos } from "./save-seed-media.ts"
import { saveSeedProducts } from "./save-seed-products.ts"
import { saveSeedSalesSettings } from "./save-seed-sales-settings.ts"
import { buildSeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

export type SeedDeps = {
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
export async function saveDemoShop(
  deps: SeedDeps,
  seed: Seed,
  { isRefresh }: { isRefresh: boolean },
): Promise<"loaded" | "refreshed" | "unchanged"> {
  const { db, report } = deps
  return db.transaction().execute(async (trx) => {
    const domain = await trx.selectFrom("domains").select("id").executeTakeFirst()
    if (domain && !isRefresh) return "unchanged"
    const ids = buildSeedLookup()
    const media = { ...deps, trx }
    report(`${await saveSeedImages(media, seed, ids)} pictures`)
    await saveSeedVideos(media, seed, ids)
    await saveSeedGroups(trx, seed, ids)
    report(`${seed.groups.length + seed.contentGroups.length} groups, ${seed.videos.length} videos`)
    await saveSeedProducts(trx, seed, ids)
    await saveSeedSalesSettings(trx, seed, ids)
    report(`${seed.products.length} products, ${seed.shippingTypes.length} shipping types`)
    await saveSeedContent(trx, seed, ids)
    await saveSeedDomain(trx, seed, ids)
    report(
      `${seed.galleries.length} galleries, ${seed.faqs.length} questions, ${seed.forms.length} forms`,
    )
    report(`${seed.pages.length} pages, ${seed.articles.length} articles, menus and settings`)
    report(`${await createSeedCustomers({ ...deps, trx }, seed)} customers added`)
    if (domain) await enqueueChanges(trx, listSeedChanges(seed, ids))
    return domain ? "refreshed" : "loaded"
  })
}
