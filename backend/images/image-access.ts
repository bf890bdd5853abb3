import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** "public": any cache may store the image. "private": only the browser of its customer. */
type ImageAccess = "public" | "private"

/** Returns the cache scope of an image, or null if the shop has no image with this hash. */
export type FindImageAccess = (hash: string) => Promise<ImageAccess | null>

const maxCached = 10_000

/**
 * Builds a lookup of images in the database. Public ones are cached in memory, so that they are
 * served while the database is unavailable.
 */
export function buildFindImageAccess(db: Kysely<Database>): FindImageAccess {
  const cached = new Set<string>()
  return async (hash) => {
    if (cached.has(hash)) return "public"
    const image = await db
      .selectFrom("images")
      .select("is_private")
      .where("hash", "=", hash)
      .executeTakeFirst()
    if (image === undefined) return null
    if (image.is_private) return "private"
    if (cached.size >= maxCached) cached.clear()
    cached.add(hash)
    return "public"
  }
}
