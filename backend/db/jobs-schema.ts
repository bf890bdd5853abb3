import type { Generated } from "kysely"
import type { Maybe, MaybeMoment, Moment } from "./column-types.ts"

/** The last turn of each thing that the back end does by itself. */
export type JobRunsTable = {
  name: string
  due_at: Moment
  started_at: Moment
  succeeded_at: MaybeMoment
  fault: Maybe<string>
}

/** Changed records whose pages search engines are to be told of. */
export type SearchPingsTable = {
  kind: string
  slug: string
  changed_at: Generated<Date>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
}

export type JobTables = { job_runs: JobRunsTable; search_pings: SearchPingsTable }
