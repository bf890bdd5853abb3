import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"

/**
 * Returns when anything on the pages of a record last changed, as ISO 8601 in UTC. `updatedAt` is
 * the record's own time; a price changes in a SKU, and a category's list in its products. Those
 * changes are found in the outbox, which stores them for an hour: longer than a page is cached.
 */
export async function getLastChange(
  db: Kysely<Database>,
  { kind, slug }: ChangedRecord,
  updatedAt: string,
): Promise<string> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(created_at) AS at FROM change_outbox
    WHERE changes @> ${JSON.stringify([{ kind, slug }])}::jsonb`.execute(db)
  const recordedAt = rows[0]?.at?.toISOString() ?? updatedAt
  return recordedAt > updatedAt ? recordedAt : updatedAt
}
