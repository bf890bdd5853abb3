import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { getLastChange } from "#backend/outbox/change-outbox.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import { groupModels, type WireGroup } from "#lib/contract/group.ts"
import type { Locale } from "#lib/contract/languages.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type ImageRow, listImageRows } from "./images.ts"

export type GroupModel = WireGroup["model"]

/** A group with its original image instead of a rendition. */
export type Group = Omit<WireGroup, "image"> & { image: ImageRow | null }

export type GroupDetails = Group & { parents: Group[]; children: Group[] }

type Db = Kysely<Database>

/** Order of groups `g`: tree by tree in the order of the roots, each from its root down. */
export const treeOrder = sql`(SELECT top.lft FROM groups top WHERE top.id = g.root), g.root, g.lft`

/** The reader: the public, or a preview that also sees unpublished records. */
type Reader = { showsDrafts?: boolean; language?: Locale | null }

/** SQL condition: neither the group nor any group above it is disabled. A preview sees all. */
function isShown({ showsDrafts = false }: Reader) {
  return showsDrafts
    ? sql<boolean>`true`
    : sql<boolean>`g.enabled AND NOT EXISTS (
  SELECT FROM groups above
  WHERE above.root = g.root AND above.lft < g.lft AND above.rgt > g.rgt AND NOT above.enabled)`
}

/**
 * Resolves a path such as `sell/product` to its model, case-insensitively; null if there is none.
 */
export function resolveGroupModel(namespace: string, model: string): GroupModel | null {
  const wanted = `${namespace}/${model}`.toLowerCase()
  return groupModels.find((each) => each.toLowerCase() === wanted) ?? null
}

/**
 * Lists shown groups of one model or of all, each tree from its root down, with the total count.
 */
export async function listGroups(
  db: Db,
  filter: { model: GroupModel | null; limit: number; offset: number },
  reader: Reader = {},
): Promise<{ data: Group[]; count: number }> {
  const shown = isShown(reader)
  const wanted =
    filter.model === null ? shown : sql<boolean>`${shown} AND g.model = ${filter.model}`
  const [data, { rows }] = await Promise.all([
    selectGroups(db, wanted, sql`LIMIT ${filter.limit} OFFSET ${filter.offset}`),
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM groups g WHERE ${wanted}`.execute(
      db,
    ),
  ])
  return { data, count: rows[0]?.count ?? 0 }
}

/** Lists all shown groups of a model, each tree from its root down. */
export function listAllGroups(db: Db, model: GroupModel, reader: Reader = {}): Promise<Group[]> {
  return selectGroups(db, sql`${isShown(reader)} AND g.model = ${model}`)
}

/**
 * Returns the group with this URL slug, with the last change of its page as `updated_at`; null if
 * none is shown.
 */
export async function getGroup(
  db: Db,
  model: GroupModel,
  url: string,
  reader: Reader = {},
): Promise<Group | null> {
  const wanted = sql`${isShown(reader)} AND g.model = ${model} AND g.url = ${url}`
  const [group] = await selectGroups(db, wanted)
  if (!group) return null
  return {
    ...group,
    updated_at: await getLastChange(db, buildRecord(reader, url), group.updated_at),
  }
}

function buildRecord({ language }: Reader, slug: string): ChangedRecord {
  return { kind: "group", slug, ...(language && { language }) }
}

/** Lists the groups at one level below a root (1: its direct children). */
export function listGroupsAtLevel(
  db: Db,
  model: GroupModel,
  root: string,
  level: number,
  reader: Reader = {},
) {
  return selectGroups(
    db,
    sql`${isShown(reader)} AND g.level = ${level} AND g.root =
      (SELECT id FROM groups WHERE model = ${model} AND url = ${root} AND id = root)`,
  )
}

/** Lists the direct children of a group, in order. */
export function listChildGroups(
  db: Db,
  model: GroupModel,
  parent: string,
  reader: Reader = {},
): Promise<Group[]> {
  return selectGroups(
    db,
    sql`${isShown(reader)} AND g.parent_id =
      (SELECT id FROM groups WHERE model = ${model} AND url = ${parent})`,
  )
}

/** Lists the ancestors of a group, root first. */
export function listParentGroups(
  db: Db,
  model: GroupModel,
  url: string,
  reader: Reader = {},
): Promise<Group[]> {
  return selectGroups(
    db,
    sql`${isShown(reader)} AND EXISTS (
      SELECT FROM groups below
      WHERE below.model = ${model} AND below.url = ${url}
        AND below.root = g.root AND below.lft > g.lft AND below.rgt < g.rgt)`,
  )
}

/** Returns a shown group with its ancestors and its children; null if it is not shown. */
export async function getGroupDetails(
  db: Db,
  model: GroupModel,
  url: string,
  reader: Reader = {},
): Promise<GroupDetails | null> {
  const [group, parents, children] = await Promise.all([
    getGroup(db, model, url, reader),
    listParentGroups(db, model, url, reader),
    listChildGroups(db, model, url, reader),
  ])
  return group && { ...group, parents, children }
}

/** Lists the ids of a shown group and of all shown groups below it; empty if it is not shown. */
export async function listGroupIdsBelow(
  db: Db,
  model: GroupModel,
  url: string,
  reader: Reader = {},
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT g.id FROM groups g JOIN groups top
      ON top.root = g.root AND g.lft BETWEEN top.lft AND top.rgt
    WHERE top.model = ${model} AND top.url = ${url} AND ${isShown(reader)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function selectGroups(
  db: Db,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<Group[]> {
  const { rows } = await sql<GroupRow>`
    SELECT id, name, url, model, root, lft, rgt, level, content, title, meta_description,
      image_hash, updated_at, ${buildCompleteLanguages("group", "g")} AS complete_languages
    FROM groups g WHERE ${where} ORDER BY g.model, ${treeOrder} ${page}`.execute(db)
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  return rows.map(({ image_hash, updated_at, ...row }) => ({
    ...row,
    slug: row.url,
    image: imageOf(image_hash),
    updated_at: updated_at.toISOString(),
  }))
}

type GroupRow = Omit<WireGroup, "image" | "slug" | "updated_at"> & {
  image_hash: string | null
  updated_at: Date
}
