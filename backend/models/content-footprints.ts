import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildFootprint, type Footprint } from "./footprint.ts"
import { getProductPageFootprint } from "./product-footprint.ts"

type Trx = Transaction<Database>

/** A group's own page and those of the groups above it; every page when its place in menus differs. */
export async function getGroupFootprint(trx: Trx, id: number): Promise<Footprint> {
  const { rows } = await sql<{ url: string; place: string | null }>`
    SELECT above.url,
      CASE WHEN above.id = g.id
        THEN jsonb_build_array(g.name, g.url, g.parent_id, g.enabled)::text END AS place
    FROM groups g
    JOIN groups above ON above.root = g.root AND above.lft <= g.lft AND above.rgt >= g.rgt
    WHERE g.id = ${id} ORDER BY above.lft`.execute(trx)
  const footprint = buildFootprint(rows.map(({ url }) => ({ kind: "group", slug: url })))
  const place = rows.find((row) => row.place !== null)?.place
  if (place) {
    const everywhere = [{ kind: "site", slug: "all" } as const]
    footprint.states.set(`place:${id}`, { state: place, changes: everywhere })
  }
  return footprint
}

/** The gallery a slide belongs to. */
export async function getSlideFootprint(trx: Trx, id: number): Promise<Footprint> {
  const slide = await trx
    .selectFrom("slides")
    .select("gallery_id")
    .where("id", "=", id)
    .executeTakeFirst()
  if (slide === undefined) return buildFootprint([])
  return {
    ...buildFootprint([{ kind: "gallery", slug: String(slide.gallery_id) }]),
    touches: [{ table: "galleries", ids: [slide.gallery_id] }],
  }
}

/** The pages of the products that show a video, and the content pages it lies behind. */
export async function getVideoFootprint(trx: Trx, id: number): Promise<Footprint> {
  const products = await trx
    .selectFrom("products")
    .select("id")
    .where("video_id", "=", id)
    .execute()
  const pages = await trx
    .selectFrom("page_contents")
    .innerJoin("pages", "pages.id", "page_contents.page_id")
    .select("pages.url")
    .where("page_contents.background_video_id", "=", id)
    .execute()
  const footprint = await getProductPageFootprint(
    trx,
    products.map((product) => product.id),
  )
  footprint.changes.push(...pages.map(({ url }) => ({ kind: "page", slug: url }) as const))
  return footprint
}

/** The pages of the products that an add-on is offered with. */
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
