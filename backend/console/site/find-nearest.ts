import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { settings } from "./settings.ts"

const minSimilarity = 0.4

/** Returns the name of the setting most similar to a word; null if none is similar. */
export async function findNearest(db: Kysely<Database>, word: string): Promise<string | null> {
  const names = settings.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${names}::text[]) AS name
    WHERE word_similarity(${word}, name) >= ${minSimilarity}
    ORDER BY word_similarity(${word}, name) DESC, similarity(${word}, name) DESC, name
    LIMIT 1`.execute(db)
  return rows[0]?.name ?? null
}
