import type { FastifyBaseLogger } from "fastify"
import { type Kysely, sql } from "kysely"
import { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { type ChangedRecord, changeEventSchema } from "#lib/contract/webhook.ts"
import { maxChangesPerEvent } from "./plan-delivery.ts"

/** Kinds of records that have a page of their own. */
const withPage: ReadonlySet<ChangedRecord["kind"]> = new Set([
  ...(["product", "page", "article", "group"] as const),
])
/** Debounce: changes that belong together go into one ping. */
const gatherMs = 2_000
const firstPauseMs = 60_000
/**
 * After this many failed attempts, about four hours, search engines find the changes through the
 * sitemap.
 */
const mostTries = 8

const rowsSchema = z.array(
  z.object({
    kind: changeEventSchema.shape.changes.element.shape.kind,
    slug: z.string(),
    attempts: z.number(),
    changed_at: z.string(),
  }),
)

/** The next changes to notify search engines of; `until` is the time of the latest one. */
type Ping = { changes: ChangedRecord[]; attempts: number; until: string }

/**
 * Enqueues pings for the pages of changed records, effective if and when this transaction commits.
 */
export async function enqueuePings(
  trx: Kysely<Database>,
  changes: readonly ChangedRecord[],
): Promise<void> {
  const pages = changes.filter(({ kind, language }) => withPage.has(kind) && !language)
  if (pages.length === 0) return
  // The same order everywhere, so that two transactions cannot deadlock.
  await sql`INSERT INTO search_pings (kind, slug)
    SELECT DISTINCT kind, slug FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      AS page(kind text, slug text) ORDER BY kind, slug
    ON CONFLICT (kind, slug) DO UPDATE SET changed_at = now()`.execute(trx)
}

/** Returns the next ping; null if there is none or none is due yet. */
async function getDuePing(db: Kysely<Database>): Promise<Ping | null> {
  const { rows } = await sql`
    SELECT kind, slug, attempts, changed_at::text FROM search_pings
    WHERE changed_at <= now() - ${gatherMs}::double precision * interval '1 ms'
      AND NOT EXISTS (SELECT FROM search_pings WHERE next_attempt_at > now())
    ORDER BY search_pings.changed_at LIMIT ${maxChangesPerEvent}`.execute(db)
  const due = rowsSchema.parse(rows)
  const until = due.at(-1)?.changed_at
  if (until === undefined) return null
  const changes = due.map(({ kind, slug }) => ({ kind, slug }))
  return { changes, attempts: Math.max(...due.map(({ attempts }) => attempts)), until }
}

/** Deletes what was pinged; records that changed again in the meantime stay. */
async function deletePing(db: Kysely<Database>, ping: Ping): Promise<void> {
  await sql`DELETE FROM search_pings USING ${buildNames(ping)}
    WHERE ${isNamed} AND changed_at <= ${ping.until}::timestamptz`.execute(db)
}

/** Postpones a failed ping by at least `retryAfterMs`; false if it has now been given up. */
async function updateFailedPing(
  db: Kysely<Database>,
  ping: Ping,
  retryAfterMs: number,
): Promise<boolean> {
  if (ping.attempts + 1 >= mostTries) {
    await deletePing(db, ping)
    return false
  }
  const pauseMs = Math.max(firstPauseMs * 2 ** ping.attempts, retryAfterMs)
  await sql`UPDATE search_pings SET attempts = attempts + 1,
      next_attempt_at = now() + ${pauseMs}::double precision * interval '1 ms'
    FROM ${buildNames(ping)} WHERE ${isNamed}`.execute(db)
  return true
}

const isNamed = sql<boolean>`search_pings.kind = named.kind AND search_pings.slug = named.slug`

function buildNames({ changes }: Ping) {
  return sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS named(kind text, slug text)`
}

/**
 * Sent, or no search engine is configured; rejected for good; or to be retried after `afterMs` at
 * the earliest.
 */
export type NotifyResult =
  | { kind: "sent" }
  | { kind: "rejected" }
  | { kind: "later"; afterMs: number }

/** Has search engines notified of the pages of changed records. */
export type SearchEngineNotifier = (
  changes: readonly ChangedRecord[],
  signal: AbortSignal,
) => Promise<NotifyResult>

type SearchPingDeps = { db: Kysely<Database>; notify: SearchEngineNotifier; log: FastifyBaseLogger }

/**
 * Pings search engines once with what has changed since the last ping, up to 500 records. A process
 * that crashes after the ping repeats it; nothing is lost.
 */
export async function sendSearchPings(
  { db, notify, log }: SearchPingDeps,
  signal: AbortSignal,
): Promise<void> {
  const ping = await getDuePing(db)
  if (ping === null) return
  const result = await notify(ping.changes, signal)
  if (signal.aborted) return
  const line = { records: ping.changes.length, attempts: ping.attempts + 1 }
  if (result.kind === "later") {
    if (await updateFailedPing(db, ping, result.afterMs)) return
    log.error(line, "search-pings: gave up")
    return
  }
  await deletePing(db, ping)
  if (result.kind === "rejected") log.error(line, "search-pings: gave up")
}
