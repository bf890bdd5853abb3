import { sql } from "kysely"
import type { Trx } from "./model-definition.ts"

const editorsLock = 4_172_937

/** Has editors' writes wait for each other: they are few, and touch each other's records in any order. */
export async function lockEditors(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${editorsLock})`.execute(trx)
}
