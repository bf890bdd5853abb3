import { sql } from "kysely"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { type AffectedTags, buildAffectedTags } from "./affected-tags.ts"
import { buildListChanges, resolveListKind } from "./grouped-records.ts"
import type { Trx } from "./model-definition.ts"

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
      jsonb_build_array(g.name, g.url, g.parent_id, g.enabled)::text AS place,
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
