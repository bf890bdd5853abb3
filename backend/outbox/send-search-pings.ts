import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { deletePing, getDuePing, updateFailedPing } from "./index-now-queue.ts"

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
