import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance } from "fastify"
import { type Kysely, sql } from "kysely"
import pLimit, { type LimitFunction } from "p-limit"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"

/** The next run is due slightly before the timers fire, which are never exactly on time. */
const dueAfter = 0.9

/** A recurring background job, such as releasing unpaid orders. */
export type Job = {
  name: string
  everyMs: number
  /** Runs the due work. The signal aborts on shutdown. */
  work: (signal: AbortSignal) => Promise<unknown>
}

/**
 * Runs the job if it is due and no other process runs it; returns whether it ran. If the process
 * exits in the middle, the lock is released at once and the next run is on time. Rethrows the error
 * of the work after recording it.
 */
export async function runExclusive(
  db: Kysely<Database>,
  job: Job,
  signal: AbortSignal,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    // The advisory lock is bound to this connection, so it is released even if the process crashes.
    const lock = sql`hashtextextended(${`job:${job.name}`}, 0)`
    const { rows } = await sql<{ is_mine: boolean }>`
      SELECT pg_try_advisory_lock(${lock}) AS is_mine`.execute(connection)
    if (!rows[0]?.is_mine) return false
    try {
      return await workWhenDue(connection, job, signal)
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}

async function workWhenDue(
  connection: Kysely<Database>,
  { name, everyMs, work }: Job,
  signal: AbortSignal,
): Promise<boolean> {
  const dueAt = sql`now() + ${everyMs * dueAfter}::double precision * interval '1 ms'`
  const claimed = await sql`
    INSERT INTO job_runs (name, due_at) VALUES (${name}, ${dueAt})
    ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, started_at = now()
    WHERE job_runs.due_at <= now()`.execute(connection)
  if (!claimed.numAffectedRows) return false
  try {
    await work(signal)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await connection
      .updateTable("job_runs")
      .set({ fault: reason })
      .where("name", "=", name)
      .execute()
    throw error
  }
  await connection
    .updateTable("job_runs")
    .set({ fault: null, succeeded_at: sql<Date>`now()` })
    .where("name", "=", name)
    .execute()
  return true
}

/**
 * Jobs that run at once in a process. Each holds a connection for its lock while its work takes others
 * from the same pool: if all connections were locks, no work could continue.
 */
const jobsAtOnce = 3

const limits = new WeakMap<Kysely<Database>, LimitFunction>()

function getLimit(db: Kysely<Database>): LimitFunction {
  const limit = limits.get(db) ?? pLimit(jobsAtOnce)
  limits.set(db, limit)
  return limit
}

/** How long shutdown waits for a running job; another process does the next run. */
const shutdownTimeoutMs = 1_000

/**
 * Runs the job at its interval while the back end listens, once per interval across all back ends
 * on the database, a few jobs at a time. A failed run is logged, and the next one starts on time.
 */
export function registerJob(app: FastifyInstance, { db }: Pick<Deps, "db">, job: Job): void {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<unknown> | null = null
  let timer: NodeJS.Timeout | undefined
  const turn = () => {
    running ??= getLimit(db)(() => (signal.aborted ? false : runExclusive(db, job, signal)))
      .catch((error: unknown) => {
        if (!signal.aborted) app.log.warn({ err: error, job: job.name }, "jobs: run failed")
      })
      .finally(() => {
        running = null
      })
  }
  app.addHook("onListen", () => {
    turn()
    timer = setInterval(turn, job.everyMs)
  })
  app.addHook("onClose", async () => {
    clearInterval(timer)
    stopping.abort()
    await Promise.race([running, sleep(shutdownTimeoutMs, undefined, { ref: false })])
  })
}
