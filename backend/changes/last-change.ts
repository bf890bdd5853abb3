import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"

/**
 * When something on the pages of a record last changed, as ISO 8601 in UTC. `updatedAt` is when the
 * record itself did; a price is changed in a SKU, and a category's list in its products. Those changes
 * are known from their announcements, which are kept for an hour: longer than a page is cached.
 */
export async function getLastChange(
  db: Kysely<Database>,
  { kind, slug }: ChangedRecord,
  updatedAt: string,
): Promise<string> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(created_at) AS at FROM change_outbox
    WHERE changes @> ${JSON.stringify([{ kind, slug }])}::jsonb`.execute(db)
  const announcedAt = rows[0]?.at?.toISOString() ?? updatedAt
  return announcedAt > updatedAt ? announcedAt : updatedAt
}
