import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildFootprint, type Footprint } from "./footprint.ts"
import { getGroupedFootprint } from "./grouped-records.ts"
import { getProductPageFootprint } from "./product-footprint.ts"

type Trx = Transaction<Database>

/** Returns the tags of a gallery and of the gallery lists that contain it. */
export async function getGalleryFootprint(trx: Trx, id: number): Promise<Footprint> {
  const footprint = await getGroupedFootprint(trx, "galleries", id)
  footprint.changes.push({ kind: "gallery", slug: String(id) })
  return footprint
}

/** Returns the tags of a slide's gallery, which may be shown wherever galleries are listed. */
export async function getSlideFootprint(trx: Trx, id: number): Promise<Footprint> {
  const slide = await trx
    .selectFrom("slides")
    .select("gallery_id")
    .where("id", "=", id)
    .executeTakeFirst()
  if (slide === undefined) return buildFootprint([])
  return {
    ...(await getGalleryFootprint(trx, slide.gallery_id)),
    touches: [{ table: "galleries", ids: [slide.gallery_id] }],
  }
}

/** Returns the tag of the page of a content block. */
export async function getPageContentFootprint(trx: Trx, id: number): Promise<Footprint> {
  const pages = await trx
    .selectFrom("page_contents")
    .innerJoin("pages", "pages.id", "page_contents.page_id")
    .select(["pages.id", "pages.url"])
    .where("page_contents.id", "=", id)
    .execute()
  return buildPagesFootprint(pages)
}

/**
 * Returns the tags of the products that show a video, and of the content pages that have it as
 * background.
 */
export async function getVideoFootprint(trx: Trx, id: number): Promise<Footprint> {
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
  const behind = buildPagesFootprint(pages)
  const beside = await getProductPageFootprint(
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
export async function getAddonFootprint(trx: Trx, id: number): Promise<Footprint> {
  const uses = await trx
    .selectFrom("product_addons")
    .select("product_id")
    .where("addon_id", "=", id)
    .execute()
  return getProductPageFootprint(
    trx,
    uses.map((use) => use.product_id),
  )
}

function buildPagesFootprint(pages: readonly { id: number; url: string }[]): Footprint {
  return {
    ...buildFootprint(pages.map(({ url }) => ({ kind: "page", slug: url }))),
    touches: [{ table: "pages", ids: pages.map(({ id }) => id) }],
  }
}
