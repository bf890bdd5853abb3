import { type Kysely, type SqlBool, sql, type Transaction } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { type ChangedRecord, changeEventSchema } from "#lib/contract/webhook.ts"
import { enqueuePings } from "./index-now.ts"
import {
  buildBatch,
  buildTimeAfterMs,
  getDueInMs,
  giveUpAfterMs,
  listDistinctChanges,
  listEventChunks,
  resolvePauseMs,
} from "./plan-delivery.ts"

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

/**
 * Returns when anything on the pages of a record last changed, as ISO 8601 in UTC. `updatedAt` is
 * the record's own time; a price changes in a SKU, and a category's list in its products. Those
 * changes are found in the outbox, which stores them for an hour: longer than a page is cached. Changes of
 * texts in another language than the record's do not count.
 */
export async function getLastChange(
  db: Kysely<Database>,
  { kind, slug, language }: ChangedRecord,
  updatedAt: string,
): Promise<string> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(created_at) AS at FROM change_outbox
    WHERE changes @> ${JSON.stringify([{ kind, slug }])}::jsonb
      AND EXISTS (SELECT FROM jsonb_to_recordset(changes)
          AS change(kind text, slug text, language text)
        WHERE kind = ${kind} AND slug = ${slug}
          AND coalesce(language, '') IN ('', ${language ?? ""}))`.execute(db)
  const recordedAt = rows[0]?.at?.toISOString() ?? updatedAt
  return recordedAt > updatedAt ? recordedAt : updatedAt
}

const rowSchema = z.object({
  id: z.string(),
  attempts: z.number(),
  changes: changeEventSchema.shape.changes,
})
const maxRowsPerEvent = 200
const deliveredRetentionMs = 3_600_000
const longestPauseMs = 60_000

export type Batch = { attempts: number; rows: z.infer<typeof rowSchema>[] }

/**
 * Returns the next changes to deliver, merged into one event; null if nothing is due. Leases the
 * rows for `leaseMs`, so that no other process delivers them in the meantime.
 */
export async function claimBatch(db: Kysely<Database>, leaseMs: number): Promise<Batch | null> {
  return db.transaction().execute(async (trx) => {
    const due = await sql`
      SELECT 1 FROM change_outbox WHERE delivered_at IS NULL AND next_attempt_at <= now() LIMIT 1
    `.execute(trx)
    if (due.rows.length === 0) return null
    // If one row is due, failed rows go along before their time, except rows that another process
    // has just locked.
    const { rows } = await sql`
      SELECT id, attempts, changes FROM change_outbox
      WHERE delivered_at IS NULL AND (next_attempt_at <= now() OR last_error IS NOT NULL)
      ORDER BY created_at, id LIMIT ${maxRowsPerEvent} FOR UPDATE SKIP LOCKED
    `.execute(trx)
    const batch = buildBatch(z.array(rowSchema).parse(rows))
    if (batch.length === 0) return null
    const ids = batch.map(({ id }) => id)
    await sql`
      UPDATE change_outbox
      SET next_attempt_at = ${buildTimeAfterMs(leaseMs)},
          attempts = attempts + 1, last_error = NULL
      WHERE id = ANY(${ids}::uuid[])
    `.execute(trx)
    const attempts = 1 + Math.max(...batch.map((row) => row.attempts))
    return { attempts, rows: batch }
  })
}

/** Saves the rows of a batch as delivered. */
export async function saveDelivered(db: Kysely<Database>, batch: Batch): Promise<void> {
  await sql`
    UPDATE change_outbox SET delivered_at = now(), last_error = NULL
    WHERE id = ANY(${listIds(batch)}::uuid[])
  `.execute(db)
}

/** Saves why a delivery failed and schedules the next attempt. */
export async function saveFailure(
  db: Kysely<Database>,
  batch: Batch,
  reason: string,
): Promise<void> {
  await sql`
    UPDATE change_outbox
    SET next_attempt_at = ${buildTimeAfterMs(resolvePauseMs(batch.attempts, longestPauseMs))},
        last_error = ${reason.slice(0, 500)}
    WHERE id = ANY(${listIds(batch)}::uuid[])
  `.execute(db)
}

/**
 * Deletes changes delivered more than an hour ago and changes undelivered for a day; returns the
 * number of the latter.
 */
export async function deleteOldChanges(db: Kysely<Database>): Promise<number> {
  await sql`
    DELETE FROM change_outbox
    WHERE delivered_at < now() - ${deliveredRetentionMs}::double precision * interval '1 ms'
  `.execute(db)
  const givenUp = await sql`
    DELETE FROM change_outbox
    WHERE delivered_at IS NULL
      AND created_at < now() - ${giveUpAfterMs}::double precision * interval '1 ms'
  `.execute(db)
  return Number(givenUp.numAffectedRows ?? 0)
}

/** Returns the milliseconds until the next change is due; null if none is waiting. */
export function getChangeDueInMs(db: Kysely<Database>): Promise<number | null> {
  return getDueInMs(db, "change_outbox", sql<SqlBool>`delivered_at IS NULL`)
}

function listIds({ rows }: Batch): string[] {
  return rows.map(({ id }) => id)
}
