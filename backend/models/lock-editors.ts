import { sql } from "kysely"
import type { Trx } from "./model-definition.ts"

const editorsLock = 4_172_937

/**
 * Serialises editors' writes with an advisory lock: they are rare, and lock each other's records in
 * any order.
 */
export async function lockEditors(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${editorsLock})`.execute(trx)
}
