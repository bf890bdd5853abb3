import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireLink } from "#lib/contract/link.ts"

/** Lists the enabled links of a menu, or below a link, in order. Empty for a disabled menu. */
export function listLinks(db: Kysely<Database>, parent: string): Promise<WireLink[]> {
  return db
    .selectFrom("links")
    .select(["id", "name", "link", "icon"])
    .where("parent", "=", parent)
    .where("enabled", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("menus").where("url", "=", parent).where("enabled", "=", false))),
    )
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
}
