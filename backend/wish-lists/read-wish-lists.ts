import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { SavedItem, sharedWishListSchema, wishListsSchema } from "#lib/contract/wish-list.ts"
import { listSavedProducts } from "./saved-products.ts"

/**
 * Returns a customer's lists, oldest first, with the products of the list `id`, or of the first one
 * if the customer has no such list.
 */
export async function getWishLists(
  deps: Deps,
  userId: number,
  id: number | null,
): Promise<z.input<typeof wishListsSchema>> {
  const { rows: lists } = await sql<{
    id: number
    name: string
    count: number
    share_token: string | null
  }>`
    SELECT id, name, share_token, (
      SELECT count(*)::integer FROM wish_list_items WHERE list_id = wish_lists.id) AS count
    FROM wish_lists WHERE user_id = ${userId} ORDER BY id`.execute(deps.db)
  const { rows: saved } = await sql<{ url: string }>`
    SELECT DISTINCT p.url FROM wish_lists l
      JOIN wish_list_items i ON i.list_id = l.id
      JOIN products p ON p.id = i.product_id
    WHERE l.user_id = ${userId} ORDER BY p.url`.execute(deps.db)
  const list = lists.find((each) => each.id === id)?.id ?? lists[0]?.id ?? null
  return {
    lists,
    list,
    items: await listSavedProducts(deps, list === null ? [] : await listItems(deps.db, list)),
    saved: saved.map(({ url }) => url),
  }
}

/** Returns a list by the token of its link, without what is not sold any more; null for no list. */
export async function getSharedWishList(
  deps: Deps,
  token: string,
): Promise<z.input<typeof sharedWishListSchema> | null> {
  const list = await deps.db
    .selectFrom("wish_lists")
    .select(["id", "name"])
    .where("share_token", "=", token)
    .executeTakeFirst()
  if (!list) return null
  const items = await listSavedProducts(deps, await listItems(deps.db, list.id))
  return { name: list.name, items: items.filter(({ state }) => state !== "gone") }
}

/** Lists the products of a list, the last saved one first. */
async function listItems(db: Kysely<Database>, listId: number): Promise<SavedItem[]> {
  return db
    .selectFrom("wish_list_items as item")
    .innerJoin("products", "products.id", "item.product_id")
    .select(["products.url as product", "item.sku_id as sku"])
    .where("item.list_id", "=", listId)
    .orderBy("item.created_at", "desc")
    .orderBy("item.product_id", "desc")
    .execute()
}
