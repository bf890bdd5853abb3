import { sql } from "kysely"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type AffectedTags, buildAffectedTags } from "./affected-tags.ts"
import { buildListChanges, getGroupedAffectedTags, resolveListKind } from "./grouped-records.ts"
import type { Trx } from "./model-definition.ts"
import { getProductAddonAffectedTags, getProductPageAffectedTags } from "./product-affected-tags.ts"

type GroupTreeRow = {
  url: string
  is_above: boolean
  model: string
  place: string
  is_shown: boolean
}

const everyPage: ChangedRecord[] = [{ kind: "site", slug: "all" }]

/**
 * Returns the tags of a group's page and of the groups above it. If its name, URL, position or
 * visibility differs, adds what depends on these: every page, since menus may contain the group;
 * or, for groups of records that are only listed, the lists of the groups above and below it. A
 * category that is not shown, because it or an ancestor is disabled, appears in no menu and has no
 * position to lose.
 */
export async function getGroupAffectedTags(trx: Trx, id: number): Promise<AffectedTags> {
  const { rows } = await sql<GroupTreeRow>`
    SELECT other.url, other.lft <= g.lft AS is_above, g.model,
      jsonb_build_array(g.name, g.url, g.parent_id, g.lft, g.enabled)::text AS place,
      bool_and(other.enabled) FILTER (WHERE other.lft <= g.lft) OVER () AS is_shown
    FROM groups g JOIN groups other ON other.root = g.root
      AND (other.lft <= g.lft AND other.rgt >= g.rgt OR other.lft > g.lft AND other.rgt < g.rgt)
    WHERE g.id = ${id} ORDER BY other.lft`.execute(trx)
  const [first] = rows
  if (first === undefined) return buildAffectedTags([])
  const above = rows.filter((row) => row.is_above)
  const listKind = resolveListKind(first.model)
  const urls = rows.map(({ url }) => url)
  const isSeen = first.is_shown || listKind !== null
  const changes = listKind === null ? everyPage : buildListChanges(listKind, urls)
  return {
    changes: above.map(({ url }) => ({ kind: "group", slug: url })),
    states: new Map([[`place:${id}`, { state: isSeen ? first.place : "", changes }]]),
    touches: [],
  }
}

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
  return getProductAddonAffectedTags(
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
