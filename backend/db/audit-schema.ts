import type { Generated } from "kysely"
import type { Id, Maybe, MaybeJson, Timestamp } from "./column-types.ts"

/** One call of an administrator or command of the console that changed something. */
export type AuditEntriesTable = {
  id: Id
  at: Timestamp
  /** `started`: the process ended before the outcome was known. */
  outcome: "started" | "done"
  actor: "account" | "token" | "console"
  user_id: Maybe<number>
  role: string
  call: string
  model: string
  record_id: Maybe<number>
  before: MaybeJson
  after: MaybeJson
  undoes_id: Maybe<number>
}

/** A request of an administrator that is not done twice, by its idempotency key. */
type AdminRequestsTable = {
  idempotency_key: string
  /** Digest of the call and its input. */
  request_digest: string
  /** The record that it created or changed. */
  record_id: number
  created_at: Generated<Date>
}

/** The tables of what administrators did. */
export type AuditTables = {
  audit_entries: AuditEntriesTable
  admin_requests: AdminRequestsTable
}
