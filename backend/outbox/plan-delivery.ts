import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"

/** Maximum number of changes per event (contract). */
export const maxChangesPerEvent = 500

/**
 * A change that could not be delivered for this long is given up; pages have revalidated on their
 * own by then.
 */
export const giveUpAfterMs = 86_400_000

/** Returns the changes without duplicates, in the order of their first occurrence. */
export function listDistinctChanges(changes: readonly ChangedRecord[]): ChangedRecord[] {
  const buildKey = ({ kind, slug, language = "" }: ChangedRecord) => `${kind}:${slug}:${language}`
  return [...new Map(changes.map((change) => [buildKey(change), change])).values()]
}

/** Returns the changes in chunks that fit into one event each. */
export function listEventChunks(changes: readonly ChangedRecord[]): ChangedRecord[][] {
  const count = Math.ceil(changes.length / maxChangesPerEvent)
  return Array.from({ length: count }, (_, at) =>
    changes.slice(at * maxChangesPerEvent, (at + 1) * maxChangesPerEvent),
  )
}

/** Returns the waiting rows, oldest first, that go into the next event together: at least one. */
export function buildBatch<R extends { changes: ChangedRecord[] }>(rows: readonly R[]): R[] {
  const batch: R[] = []
  let changes: ChangedRecord[] = []
  for (const row of rows) {
    const merged = listDistinctChanges([...changes, ...row.changes])
    if (merged.length > maxChangesPerEvent && batch.length > 0) break
    batch.push(row)
    changes = merged
  }
  return batch
}

const firstPauseMs = 1_000
const maxDoublings = 20

/**
 * Returns the pause in ms after this many failed attempts: exponential backoff from 1 s up to
 * `longestPauseMs`.
 */
export function resolvePauseMs(attempts: number, longestPauseMs: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), maxDoublings)
  return Math.min(longestPauseMs, firstPauseMs * 2 ** doublings)
}

/** Builds the time in this many milliseconds, by the clock of the database. */
export function buildTimeAfterMs(ms: number): RawBuilder<Date> {
  return sql<Date>`now() + ${ms}::double precision * interval '1 ms'`
}

/**
 * Returns the milliseconds until the next waiting row of an outbox is due (never negative); null if
 * none is waiting.
 */
export async function getDueInMs(
  db: Kysely<Database>,
  table: "change_outbox" | "mail_outbox",
  isWaiting: RawBuilder<SqlBool>,
): Promise<number | null> {
  const { rows } = await sql<{ due_in_ms: number | null }>`
    SELECT (extract(epoch FROM min(next_attempt_at) - now()) * 1000)::double precision AS due_in_ms
    FROM ${sql.table(table)} WHERE ${isWaiting}`.execute(db)
  const dueInMs = rows[0]?.due_in_ms ?? null
  return dueInMs === null ? null : Math.max(0, dueInMs)
}
