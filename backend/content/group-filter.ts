import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import { type GroupModel, listGroupIdsBelow } from "#backend/catalogue/group-reads.ts"
import type { Database } from "#backend/db/schema.ts"

/** Pagination of records, optionally restricted to a group and its descendants. */
export type GroupedListQuery = { group?: string | null | undefined; limit: number; offset: number }

/**
 * Builds the SQL condition that a record belongs to a group or one of its descendants. Without a
 * group it matches every record. A hidden or unknown group matches none.
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
