import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** So many uses within so long a time; `sentence` is said to who wants more. */
export type Limit = {
  bucket: string
  most: number
  withinMs: number
  sentence: string
  /** How many uses are taken at once: one, unless it says otherwise, and never more than `most`. */
  uses?: number
}

/** A limit that is used up, until the moment that its oldest use is forgotten. */
export type ReachedLimit = Limit & { freeAt: Date }

/** Longest time a limit may look back; older marks are forgotten. */
export const rateMemoryMs = 86_400_000

/** The first of the limits that has been used up; null while there is room in all of them. */
export async function findReachedLimit(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<ReachedLimit | null> {
  for (const limit of limits) {
    const room = limit.most - (limit.uses ?? 1)
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

/** Notes the uses of each limit, and gives the marks by which they can be given back. */
export async function markUse(
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
 * Notes the uses of each limit, or of none where one of them is used up. However many ask at once,
 * no more than there is room for are let through.
 */
export async function takeUse(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<{ marks: string[] } | { reached: ReachedLimit }> {
  // Whoever asks in vain, and often, holds nobody up.
  const usedUp = await findReachedLimit(db, limits, now)
  if (usedUp !== null) return { reached: usedUp }
  const buckets = limits.map(({ bucket }) => bucket).sort()
  return db.transaction().execute(async (trx) => {
    for (const bucket of buckets) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit:${bucket}`}, 0))`.execute(
        trx,
      )
    }
    const reached = await findReachedLimit(trx, limits, now)
    return reached === null ? { marks: await markUse(trx, limits, now) } : { reached }
  })
}

/** Forgets uses that turned out not to count. */
export async function giveBackUse(db: Kysely<Database>, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return
  await db.deleteFrom("rate_marks").where("id", "in", marks).execute()
}
