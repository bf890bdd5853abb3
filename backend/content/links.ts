import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireLink } from "#lib/contract/link.ts"

/** The links of a menu, or below a link, in order. */
export function listLinks(db: Kysely<Database>, parent: string): Promise<WireLink[]> {
  return db
    .selectFrom("links")
    .select(["id", "name", "link", "icon"])
    .where("parent", "=", parent)
    .where("enabled", "=", true)
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
}
