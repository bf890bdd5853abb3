import { sql, type Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { enqueuePings } from "./index-now-queue.ts"
import { listDistinctChanges, listEventChunks } from "./plan-delivery.ts"

/** The NOTIFY channel that wakes the deliverer after a commit. */
export const changesChannel = "curlew_changes"

/**
 * Enqueues change events for the storefronts and pings for the search engines, effective if and
 * when this transaction commits.
 */
export async function enqueueChanges(
  trx: Transaction<Database>,
  changes: readonly ChangedRecord[],
): Promise<void> {
  const events = listEventChunks(listDistinctChanges(changes))
  if (events.length === 0) return
  await trx
    .insertInto("change_outbox")
    .values(events.map((event) => ({ changes: JSON.stringify(event) })))
    .execute()
  await enqueuePings(trx, changes)
  await sql`SELECT pg_notify(${changesChannel}, '')`.execute(trx)
}
