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

/** The tables of the audit log. */
export type AuditTables = { audit_entries: AuditEntriesTable }
