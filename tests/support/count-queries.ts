import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Returns the database with a function that returns how many queries it has run. */
export function countQueries(db: Kysely<Database>) {
  let queries = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: counted, getCount: () => queries }
}
