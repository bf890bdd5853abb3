import type { Kysely } from "kysely"
import type { Database } from "./db/schema.ts"

/** What the services of the back end work with. Tests give their own clock. */
export type Deps = {
  db: Kysely<Database>
  now: () => Date
  /** Whether records that are not published are to be seen too: by a signed preview alone. */
  showsDrafts?: boolean
  /** Whether blocks of pages are given before and after their time: to the storefront, which makes them appear. */
  showsSchedule?: boolean
  /** Whether the shop has an application at Google; without one nobody is offered to sign in there. */
  hasGoogle?: boolean
}
