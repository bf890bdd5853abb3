import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { Kysely, Transaction } from "kysely"
import { createGroup } from "#backend/catalogue/groups.ts"
import type { Database } from "#backend/db/schema.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import { saveOriginal } from "#backend/images/save-original.ts"
import { buildListChanges, resolveListKind } from "#backend/models/grouped-records.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import type { VideoStore } from "#backend/videos/video-store.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { buildContentGroupInput, buildGroupInput, listPageInputs } from "./content-inputs.ts"
import { createSeedCustomers } from "./create-seed-customers.ts"
import { listPictures } from "./list-pictures.ts"
import { saveSeedContent, saveSeedDomain } from "./save-seed-content.ts"
import { saveSeedProducts } from "./save-seed-products.ts"
import { saveSeedQuestions } from "./save-seed-questions.ts"
import { saveSeedReviews } from "./save-seed-reviews.ts"
import { saveSeedSalesSettings } from "./save-seed-sales-settings.ts"
import { saveSeedTranslations } from "./save-seed-translations.ts"
import { buildSeedLookup, type SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedPicture } from "./seed-types.ts"
import { buildVideoInput } from "./selling-inputs.ts"

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
    await saveSeedReviews(trx, seed, ids)
    await saveSeedQuestions(trx, seed, ids)
    await saveSeedSalesSettings(trx, seed, ids)
    report(`${seed.products.length} products, ${seed.shippingTypes.length} shipping types`)
    await saveSeedContent(trx, seed, ids)
    await saveSeedDomain(trx, seed, ids)
    await saveSeedSearch(trx, seed)
    report(`${await saveSeedTranslations(trx, seed)} translated texts`)
    report(
      `${seed.galleries.length} galleries, ${seed.faqs.length} questions, ${seed.forms.length} forms`,
    )
    report(`${seed.pages.length} pages, ${seed.articles.length} articles, menus and settings`)
    report(`${await createSeedCustomers({ ...deps, trx }, seed)} customers added`)
    if (domain) await enqueueChanges(trx, listSeedChanges(seed, ids))
    return domain ? "refreshed" : "loaded"
  })
}

type Trx = Transaction<Database>
/** Saves the synonyms and redirects of the search. The owner's own stay. */
async function saveSeedSearch(trx: Trx, { synonyms, searchRedirects }: Seed) {
  await trx
    .insertInto("search_synonyms")
    .values(synonyms)
    .onConflict((conflict) => conflict.columns(["language", "words", "others"]).doNothing())
    .execute()
  await trx
    .insertInto("search_redirects")
    .values(searchRedirects)
    .onConflict((conflict) => conflict.column("words").doNothing())
    .execute()
}

type GroupInput = ReturnType<typeof buildGroupInput>

/**
 * Saves the group trees of products and widget records. Existing groups get the seed's texts and
 * stay at their position in the tree.
 */
async function saveSeedGroups(trx: Trx, seed: Seed, ids: SeedLookup) {
  for (const group of seed.groups) await saveGroup(trx, buildGroupInput(group, ids), ids)
  for (const group of seed.contentGroups) {
    await saveGroup(trx, buildContentGroupInput(group, ids), ids)
  }
}

async function saveGroup(trx: Trx, row: GroupInput, ids: SeedLookup) {
  const existing = await trx
    .selectFrom("groups")
    .select("id")
    .where("model", "=", row.model)
    .where("url", "=", row.url)
    .executeTakeFirst()
  ids.group.set(row.url, existing ? existing.id : await addGroup(trx, row))
  if (!existing) return
  const { parent_id: _parent, ...words } = row
  await trx.updateTable("groups").set(words).where("id", "=", existing.id).execute()
}

async function addGroup(trx: Trx, row: GroupInput) {
  const created = await createGroup(trx, row)
  if (!created.ok) throw new Error(`The group ${row.url} could not be placed: ${created.error}`)
  return created.value
}

/** Lists the change events for every record that the seed writes. */
function listSeedChanges(seed: Seed, ids: SeedLookup): ChangedRecord[] {
  const of = (kind: ChangedRecord["kind"], slugs: string[]) => slugs.map((slug) => ({ kind, slug }))
  return [
    ...of("site", ["all"]),
    ...of("search", ["all"]),
    ...of("link", [...new Set(seed.links.map(({ parent }) => parent))]),
    ...of(
      "gallery",
      seed.galleries.map(({ url }) => String(ids.gallery.get(url))),
    ),
    ...listListChanges(seed),
    ...of(
      "form",
      seed.forms.map(({ url }) => String(ids.form.get(url))),
    ),
    ...of(
      "page",
      listPageInputs(seed, ids).map(({ url }) => url),
    ),
    ...of(
      "article",
      seed.articles.map(({ url }) => url),
    ),
    ...of(
      "group",
      seed.groups.map(({ url }) => url),
    ),
    ...of(
      "product",
      seed.products.map(({ url }) => url),
    ),
  ]
}

/** Lists the change events for the lists of FAQs, testimonials, people and galleries. */
function listListChanges({ contentGroups }: Seed): ChangedRecord[] {
  return [...new Set(contentGroups.map(({ model }) => model))].flatMap((model) => {
    const kind = resolveListKind(model)
    const urls = contentGroups.filter((group) => group.model === model).map(({ url }) => url)
    return kind === null ? [] : buildListChanges(kind, urls)
  })
}

/** Folder of the images and videos in the repository. */
export const mediaFolder = join(import.meta.dirname, "media")

type MediaDeps = { trx: Transaction<Database>; store: ImageStore; videos: VideoStore }

/** Saves every image of the shop and sets its hash in `ids`. Throws if one is rejected. */
async function saveSeedImages(deps: MediaDeps, seed: Seed, ids: SeedLookup): Promise<number> {
  const pictures = listPictures(seed)
  const waiting = pictures.values()
  const worker = async () => {
    for (const picture of waiting) ids.image.set(picture.file, await saveImage(deps, picture))
  }
  const workers = Array.from({ length: availableParallelism() }, worker)
  // Wait for all workers: one still writing after a rollback would leave rows behind.
  const ended = await Promise.allSettled(workers)
  const failure = ended.find(({ status }) => status === "rejected")
  if (failure?.status === "rejected") throw failure.reason
  return pictures.length
}

async function saveImage({ trx, store }: MediaDeps, { file, alt }: SeedPicture) {
  const bytes = await readFile(join(mediaFolder, file))
  const stored = await saveOriginal({ db: trx, store }, bytes, { alt })
  if (!stored.ok) throw new Error(`The picture ${file} was rejected: ${stored.error.body.message}`)
  return stored.value.hash
}

/** Saves every video with its record and stores its file for `/v/{id}.mp4`. */
async function saveSeedVideos({ trx, videos }: MediaDeps, seed: Seed, ids: SeedLookup) {
  for (const video of seed.videos) {
    const row = buildVideoInput(video, ids)
    const { id } = await trx
      .insertInto("videos")
      .values(row)
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    await videos.put(id, join(mediaFolder, video.file))
    ids.video.set(video.slug, id)
  }
}
