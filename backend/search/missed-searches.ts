import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { consumeRateLimits } from "#backend/limits/rate-limit.ts"
import { searchShop } from "./product-search.ts"
import { getSearchRedirect } from "./search-redirects.ts"
import { parseSearchWords } from "./search-words.ts"

/** A search that found nothing, with how often and when last it did. */
export type MissedSearch = { words: string; count: number; last_day: string }

const maxWordsLength = 60
/** At most this many different searches are counted a day, and this many of all in an hour. */
const maxRowsPerDay = 500
const hourly = {
  bucket: "missed-search",
  max: 300,
  withinMs: 3_600_000,
  detail: { code: "rate_limited" },
} as const

/**
 * Handles a submitted search: returns where the owner leads it, and counts it if it finds nothing. A
 * robot's search is never counted.
 */
export async function submitSearch(
  deps: Deps,
  { query, isRobot }: { query: string; isRobot: boolean },
): Promise<{ redirect: string | null }> {
  const redirect = await getSearchRedirect(deps.db, query)
  if (redirect === null && !isRobot) await countIfMissed(deps, query)
  return { redirect }
}

async function countIfMissed(deps: Deps, query: string): Promise<void> {
  const words = buildMissedWords(query)
  if (words === null) return
  const { count, content } = await searchShop(deps, query, { limit: 1, offset: 0 })
  if (count === 0 && content.length === 0) await saveMissedSearch(deps, words)
}

/**
 * Returns the words of a search as they are counted; null if they may be about a person: an email
 * address, or a number as long as a telephone's.
 */
export function buildMissedWords(query: string): string | null {
  if (query.includes("@") || /\d(?:[\s().+-]*\d){6}/.test(query)) return null
  const words = parseSearchWords(query).join(" ").slice(0, maxWordsLength).trim()
  return words === "" ? null : words
}

async function saveMissedSearch({ db, now }: Deps, words: string): Promise<void> {
  const use = await consumeRateLimits(db, [hourly], now())
  if (!use.ok) return
  const day = formatDay(now())
  const { numAffectedRows } = await sql`
    UPDATE missed_searches SET count = count + 1
    WHERE day = ${day} AND words = ${words}`.execute(db)
  if (numAffectedRows !== 0n) return
  await sql`
    INSERT INTO missed_searches (day, words)
    SELECT ${day}::date, ${words}
    WHERE (SELECT count(*) FROM missed_searches WHERE day = ${day}::date) < ${maxRowsPerDay}
    ON CONFLICT (day, words) DO UPDATE SET count = missed_searches.count + 1`.execute(db)
}

/** Lists searches that found nothing since a day, the most frequent first. */
export async function listMissedSearches(
  db: Kysely<Database>,
  since: Date,
  limit: number,
): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    SELECT words, sum(count)::integer AS count, max(day)::text AS last_day
    FROM missed_searches WHERE day >= ${formatDay(since)}
    GROUP BY words ORDER BY count DESC, words LIMIT ${limit}`.execute(db)
  return rows
}

/** Lists the counts of every day since a day, in order, for an export. */
export async function listMissedDays(
  db: Kysely<Database>,
  since: Date,
): Promise<{ day: string; words: string; count: number }[]> {
  const { rows } = await sql<{ day: string; words: string; count: number }>`
    SELECT day::text, words, count FROM missed_searches WHERE day >= ${formatDay(since)}
    ORDER BY day, count DESC, words`.execute(db)
  return rows
}

/** Deletes the counts of days before a date. */
export async function deleteExpiredMissedSearches(
  db: Kysely<Database>,
  before: Date,
): Promise<void> {
  await sql`DELETE FROM missed_searches WHERE day < ${formatDay(before)}`.execute(db)
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
