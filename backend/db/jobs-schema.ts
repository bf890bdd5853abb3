import type { Generated } from "kysely"
import type { Maybe, MaybeTimestamp, Timestamp } from "./column-types.ts"

/** The last run of each background job. */
export type JobRunsTable = {
  name: string
  due_at: Timestamp
  started_at: Timestamp
  succeeded_at: MaybeTimestamp
  fault: Maybe<string>
}

/** Queue of changed records with page URLs to submit to search engines (IndexNow). */
export type SearchPingsTable = {
  kind: string
  slug: string
  changed_at: Generated<Date>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
}

export type JobTables = { job_runs: JobRunsTable; search_pings: SearchPingsTable }
