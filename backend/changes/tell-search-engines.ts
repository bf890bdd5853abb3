import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { forgetPing, getDuePing, putOffPing } from "./search-pings.ts"

/**
 * Sent, or no search engine is configured; rejected for good; or to be retried after `afterMs` at
 * the earliest.
 */
export type Told = { kind: "told" } | { kind: "refused" } | { kind: "later"; afterMs: number }

/** Has search engines notified of the pages of changed records. */
export type SearchEngineTeller = (
  changes: readonly ChangedRecord[],
  signal: AbortSignal,
) => Promise<Told>

type Parts = { db: Kysely<Database>; tell: SearchEngineTeller; log: FastifyBaseLogger }

/**
 * Pings search engines once with what has changed since the last ping, up to 500 records. A process
 * that crashes after the ping repeats it; nothing is lost.
 */
export async function tellSearchEngines(
  { db, tell, log }: Parts,
  signal: AbortSignal,
): Promise<void> {
  const ping = await getDuePing(db)
  if (ping === null) return
  const told = await tell(ping.changes, signal)
  if (signal.aborted) return
  const line = { records: ping.changes.length, attempts: ping.attempts + 1 }
  if (told.kind === "later") {
    if (await putOffPing(db, ping, told.afterMs)) return
    log.error(line, "search engines could not be told of changes")
    return
  }
  await forgetPing(db, ping)
  if (told.kind === "refused") log.error(line, "search engines could not be told of changes")
}
