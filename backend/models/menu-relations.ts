import { sql } from "kysely"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { WireLink } from "#lib/contract/link.ts"
import type { ModelRelations, Trx } from "./model-definition.ts"

/** A menu's enabled links, in order. They are written through their own model. */
export const menuRelations: ModelRelations = {
  columns: {},
  async list(db, ids) {
    const { rows } = await sql<WireLink & { menu_id: number }>`
      SELECT menus.id AS menu_id, links.id, links.name, links.link, links.icon
      FROM menus JOIN links ON links.parent = menus.url
      WHERE menus.id = ANY(${ids}::integer[]) AND links.enabled
      ORDER BY links.sort_order, links.id`.execute(db)
    const listLinks = (id: number) =>
      rows.filter(({ menu_id }) => menu_id === id).map(({ menu_id: _menu, ...link }) => link)
    return new Map(ids.map((id) => [id, { links: listLinks(id) }]))
  },
  put: async () => null,
}

/** Deletes an empty menu. Rejects one with links, since the next link would create it again. */
export async function deleteMenu(trx: Trx, id: number): Promise<ApiError | null> {
  const { rows } = await sql`
    SELECT FROM links JOIN menus ON menus.url = links.parent WHERE menus.id = ${id} LIMIT 1`.execute(
    trx,
  )
  if (rows.length > 0) {
    return buildApiError(409, "CONFLICT", "There are links in this menu: remove them first.")
  }
  await trx.deleteFrom("menus").where("id", "=", id).execute()
  return null
}
