import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** The next turn is due a little before the timers ring, which are never quite on time. */
const dueAfter = 0.9

/** Something the back end does by itself again and again, such as letting unpaid orders go. */
export type Job = {
  name: string
  everyMs: number
  /** Does what is due now. The signal says that the process is to end. */
  work: (signal: AbortSignal) => Promise<unknown>
}

/**
 * Does the job's turn where one is due and no other process is at it; says whether it did. A process
 * that dies in the middle lets the job go at once, and the next turn comes in its own time. Throws
 * what the work throws, after noting it.
 */
export async function takeTurn(
  db: Kysely<Database>,
  job: Job,
  signal: AbortSignal,
): Promise<boolean> {
  return db.connection().execute(async (held) => {
    // The lock lives as long as this connection does, whatever becomes of the process.
    const lock = sql`hashtextextended(${`job:${job.name}`}, 0)`
    const { rows } = await sql<{ is_mine: boolean }>`
      SELECT pg_try_advisory_lock(${lock}) AS is_mine`.execute(held)
    if (!rows[0]?.is_mine) return false
    try {
      return await workWhenDue(held, job, signal)
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(held)
    }
  })
}

async function workWhenDue(
  held: Kysely<Database>,
  { name, everyMs, work }: Job,
  signal: AbortSignal,
): Promise<boolean> {
  const dueAt = sql`now() + ${everyMs * dueAfter}::double precision * interval '1 ms'`
  const claimed = await sql`
    INSERT INTO job_runs (name, due_at) VALUES (${name}, ${dueAt})
    ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, started_at = now()
    WHERE job_runs.due_at <= now()`.execute(held)
  if (!claimed.numAffectedRows) return false
  try {
    await work(signal)
  } catch (fault) {
    const reason = (fault instanceof Error ? fault.message : String(fault)).slice(0, 500)
    await held.updateTable("job_runs").set({ fault: reason }).where("name", "=", name).execute()
    throw fault
  }
  await held
    .updateTable("job_runs")
    .set({ fault: null, succeeded_at: sql<Date>`now()` })
    .where("name", "=", name)
    .execute()
  return true
}
