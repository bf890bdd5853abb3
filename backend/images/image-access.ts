import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Whether everybody may keep a picture, or only the browser of the person it is of. */
type ImageAccess = "public" | "private"

/** How a picture may be kept; null where the shop has none of this hash. */
export type FindImageAccess = (hash: string) => Promise<ImageAccess | null>

const mostKnown = 10_000

/** Looks pictures up in the database. Public ones are remembered, and so outlast its absence. */
export function buildFindImageAccess(db: Kysely<Database>): FindImageAccess {
  const known = new Set<string>()
  return async (hash) => {
    if (known.has(hash)) return "public"
    const image = await db
      .selectFrom("images")
      .select("is_private")
      .where("hash", "=", hash)
      .executeTakeFirst()
    if (image === undefined) return null
    if (image.is_private) return "private"
    if (known.size >= mostKnown) known.clear()
    known.add(hash)
    return "public"
  }
}
