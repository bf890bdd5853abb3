import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireRedirect } from "#lib/contract/site.ts"

/** Lists enabled redirects. Neither `from` nor `to` has a leading slash. */
export async function listRedirects(db: Kysely<Database>): Promise<WireRedirect[]> {
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path", "to_path"])
    .where("enabled", "=", true)
    .orderBy("from_path")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: withoutSlash(row.from_path),
    to: withoutSlash(row.to_path),
  }))
}

function withoutSlash(path: string) {
  return path.replace(/^\/+/, "")
}
