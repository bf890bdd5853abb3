import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ImageRow } from "./wire-image.ts"

/** Returns the original image of a hash; null if there is none. */
export type ImageLookup = (hash: string | null) => ImageRow | null

/** Fetches the original images of many hashes in one query. */
export async function listImageRows(
  db: Kysely<Database>,
  hashes: Iterable<string | null>,
): Promise<ImageLookup> {
  const wanted = [...new Set(hashes)].filter((hash) => hash !== null)
  const rows = wanted.length === 0 ? [] : await selectImages(db, wanted)
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return (hash) => (hash === null ? null : (byHash.get(hash) ?? null))
}

function selectImages(db: Kysely<Database>, hashes: string[]): Promise<ImageRow[]> {
  return db
    .selectFrom("images")
    .select(["hash", "alt", "average_colour", "width", "height"])
    .where("hash", "in", hashes)
    .execute()
}
