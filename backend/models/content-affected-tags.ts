import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type AffectedTags, buildAffectedTags } from "./affected-tags.ts"
import { getGroupedAffectedTags } from "./grouped-records.ts"
import { getProductPageAffectedTags } from "./product-affected-tags.ts"

type Trx = Transaction<Database>

/** Returns the tags of a gallery and of the gallery lists that contain it. */
export async function getGalleryAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const tags = await getGroupedAffectedTags(trx, "galleries", id)
  tags.changes.push({ kind: "gallery", slug: String(id) })
  return tags
}

/** Returns the tags of a slide's gallery, which may be shown wherever galleries are listed. */
export async function getSlideAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const slide = await trx
    .selectFrom("slides")
    .select("gallery_id")
    .where("id", "=", id)
    .executeTakeFirst()
  if (slide === undefined) return buildAffectedTags([])
  return {
    ...(await getGalleryAffectedTags(trx, slide.gallery_id)),
    touches: [{ table: "galleries", ids: [slide.gallery_id] }],
  }
}

/** Returns the tag of the page of a content block. */
export async function getPageContentAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const pages = await trx
    .selectFrom("page_contents")
    .innerJoin("pages", "pages.id", "page_contents.page_id")
    .select(["pages.id", "pages.url"])
    .where("page_contents.id", "=", id)
    .execute()
  return buildPagesAffectedTags(pages)
}

/**
 * Returns the tags of the products that show a video, and of the content pages that have it as
 * background.
 */
export async function getVideoAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const products = await trx
    .selectFrom("products")
    .select("id")
    .where("video_id", "=", id)
    .execute()
  const { rows: pages } = await sql<{ id: number; url: string }>`
    SELECT id, url FROM pages
    WHERE id IN (SELECT page_id FROM page_contents WHERE background_video_id = ${id})
      OR jsonb_path_exists(rows,
        '$[*].blocks[*].widgets[*].wrapper.background_video_id ? (@ == $id)',
        jsonb_build_object('id', ${id}::integer))`.execute(trx)
  const behind = buildPagesAffectedTags(pages)
  const beside = await getProductPageAffectedTags(
    trx,
    products.map((product) => product.id),
  )
  return {
    changes: [...beside.changes, ...behind.changes],
    states: beside.states,
    touches: [...beside.touches, ...behind.touches],
  }
}

/** Returns the tags of the products that offer an add-on. */
export async function getAddonAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const uses = await trx
    .selectFrom("product_addons")
    .select("product_id")
    .where("addon_id", "=", id)
    .execute()
  return getProductPageAffectedTags(
    trx,
    uses.map((use) => use.product_id),
  )
}

function buildPagesAffectedTags(pages: readonly { id: number; url: string }[]): AffectedTags {
  return {
    ...buildAffectedTags(pages.map(({ url }) => ({ kind: "page", slug: url }))),
    touches: [{ table: "pages", ids: pages.map(({ id }) => id) }],
  }
}
