import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** So many uses within so long a time; `sentence` is said to who wants more. */
export type Limit = { bucket: string; most: number; withinMs: number; sentence: string }

/** Longest time a limit may look back; older marks are forgotten. */
export const rateMemoryMs = 86_400_000

/** The first of the limits that has been used up; null while there is room in all of them. */
export async function findReachedLimit(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<Limit | null> {
  for (const limit of limits) {
    const since = new Date(now.getTime() - limit.withinMs)
    const { rows } = await sql`
      SELECT FROM rate_marks WHERE bucket = ${limit.bucket} AND created_at > ${since}
      LIMIT ${limit.most}`.execute(db)
    if (rows.length >= limit.most) return limit
  }
  return null
}

/** Notes one use of each limit. */
export async function markUse(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<void> {
  const marks = limits.map(({ bucket }) => ({ bucket, created_at: now }))
  await db.insertInto("rate_marks").values(marks).execute()
}
