import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"

/** A sliding-window limit: so many uses within a time; `detail` is the error above it. */
export type Limit = {
  bucket: string
  max: number
  withinMs: number
  detail: ErrorDetail
  /** How many uses count at once: one by default, and never more than the maximum. */
  uses?: number
}

/** A limit that is used up, until its oldest use leaves the window. */
export type ReachedLimit = Limit & { freeAt: Date }

/** Longest window of any limit; older hits are deleted. */
export const rateMemoryMs = 86_400_000

/** Returns the first of the limits that is used up; null if all have capacity. */
export async function findReachedLimit(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<ReachedLimit | null> {
  for (const limit of limits) {
    const room = limit.max - (limit.uses ?? 1)
    const since = new Date(now.getTime() - limit.withinMs)
    const { rows } = await sql<{ created_at: Date }>`
      SELECT created_at FROM rate_marks
      WHERE bucket = ${limit.bucket} AND created_at > ${since}
      ORDER BY created_at DESC OFFSET ${room} LIMIT 1`.execute(db)
    const [oldest] = rows
    if (oldest) {
      return { ...limit, freeAt: new Date(oldest.created_at.getTime() + limit.withinMs) }
    }
  }
  return null
}

/**
 * Records the uses of each limit and returns the ids of the hits, with which they can be deleted.
 */
export async function createRateLimitHits(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<string[]> {
  const marks = limits.flatMap(({ bucket, uses = 1 }) =>
    Array.from({ length: uses }, () => ({ bucket, created_at: now })),
  )
  const rows = await db.insertInto("rate_marks").values(marks).returning("id").execute()
  return rows.map(({ id }) => id)
}

/**
 * Records the uses of each limit, or of none if one of them is used up. Returns the ids
 * of the hits, or the limit that is used up. Atomic: concurrent requests
 * never exceed a limit.
 */
export async function consumeRateLimits(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<Result<string[], ReachedLimit>> {
  // Checked first without a lock, so that repeated rejected requests block no others.
  const usedUp = await findReachedLimit(db, limits, now)
  if (usedUp !== null) return { ok: false, error: usedUp }
  const buckets = limits.map(({ bucket }) => bucket).sort()
  return db.transaction().execute(async (trx) => {
    for (const bucket of buckets) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit:${bucket}`}, 0))`.execute(
        trx,
      )
    }
    const reached = await findReachedLimit(trx, limits, now)
    return reached === null
      ? { ok: true, value: await createRateLimitHits(trx, limits, now) }
      : { ok: false, error: reached }
  })
}

/** Deletes uses that do not count after all. */
export async function deleteRateLimitHits(
  db: Kysely<Database>,
  marks: readonly string[],
): Promise<void> {
  if (marks.length === 0) return
  await db.deleteFrom("rate_marks").where("id", "in", marks).execute()
}
