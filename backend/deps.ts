import type { Kysely } from "kysely"
import type { Locale } from "#lib/contract/languages.ts"
import type { Database } from "./db/schema.ts"

/** Dependencies of the back-end services. Tests inject their own clock. */
export type Deps = {
  db: Kysely<Database>
  now: () => Date
  /** Includes unpublished records. Only for signed previews. */
  showsDrafts?: boolean
  /**
   * Includes page blocks outside their scheduled time span. For the storefront, which shows and
   * hides them itself.
   */
  showsSchedule?: boolean
  /** Language of the texts in the response; English, their source, without one. */
  language?: Locale | null
  /** True if the shop has a Google OAuth application. Otherwise Google sign-in is not offered. */
  hasGoogle?: boolean
}
