import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import { type GroupModel, listGroupIdsBelow } from "#backend/catalogue/group-reads.ts"
import type { Database } from "#backend/db/schema.ts"

/** Which page of which records is wanted: of a group and the groups below it, or of all. */
export type GroupedWish = { group?: string | null | undefined; limit: number; offset: number }

/**
 * The condition that a record stands in a group or below it; without a group, every record does.
 * In a group that is not shown, or that there is none of, nothing stands.
 */
export async function buildGroupFilter(
  db: Kysely<Database>,
  model: GroupModel,
  group: string | null | undefined,
): Promise<RawBuilder<SqlBool>> {
  if (typeof group !== "string") return sql<SqlBool>`true`
  const ids = await listGroupIdsBelow(db, model, group)
  return sql<SqlBool>`group_id = ANY(${ids}::integer[])`
}
