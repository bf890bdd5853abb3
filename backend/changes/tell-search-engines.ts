import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { forgetPing, getDuePing, putOffPing } from "./search-pings.ts"

/** Told, or nobody wants to know; never to be told as it is; or later, after so many ms at least. */
export type Told = { kind: "told" } | { kind: "refused" } | { kind: "later"; afterMs: number }

/** Has search engines told of the pages of changed records. */
export type SearchEngineTeller = (
  changes: readonly ChangedRecord[],
  signal: AbortSignal,
) => Promise<Told>

type Parts = { db: Kysely<Database>; tell: SearchEngineTeller; log: FastifyBaseLogger }

/**
 * Tells search engines once of what has changed since the last time, up to 500 records. A process
 * that dies after telling has it told again; nothing is lost.
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
