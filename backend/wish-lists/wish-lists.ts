import { randomBytes } from "node:crypto"
import { type Kysely, sql, type Transaction } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import { type wishListBodies, wishListLimits } from "#lib/contract/wish-list.ts"
import { findProductIds } from "./find-product-ids.ts"

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Body<K extends keyof typeof wishListBodies> = z.output<(typeof wishListBodies)[K]>
type Done = { success: true }
type Change = Result<Done, ApiError>

const done: Change = { ok: true, value: { success: true } }
const missing = reject(buildApiError(404, "NOT_FOUND", { code: "record_not_found" }))
const nameTaken = reject(buildApiError(409, "CONFLICT", { code: "wish_list_name_taken" }))
const listFull = reject(
  buildApiError(409, "CONFLICT", {
    code: "wish_list_full",
    params: { count: wishListLimits.items },
  }),
)
const listsFull = reject(
  buildApiError(409, "CONFLICT", {
    code: "wish_lists_full",
    params: { count: wishListLimits.lists },
  }),
)

function reject(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error }
}

/** Saves a product to a list, by default to the first one. Saved again, it has the new options. */
export function addSavedItem(
  db: Db,
  userId: number,
  { list, ...item }: Body<"add">,
): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    const id = list === undefined ? await openFirstList(trx, userId) : list
    if (!(await isOwn(trx, userId, id))) return missing
    const productId = await findProduct(trx, item.product)
    if (productId === null) return missing
    return insertItem(trx, id, productId, item.sku)
  })
}

/** Removes a product from a list, by default from all lists. */
export function removeSavedItem(
  db: Db,
  userId: number,
  { product, list }: Body<"remove">,
): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    await sql`DELETE FROM wish_list_items i USING wish_lists l, products p
      WHERE l.id = i.list_id AND l.user_id = ${userId} AND l.id = ${list ?? sql`l.id`}
        AND p.id = i.product_id AND p.url = ${product}`.execute(trx)
    return done
  })
}

/** Moves a product from one list to another, with its options. */
export function moveSavedItem(
  db: Db,
  userId: number,
  { product, from, to }: Body<"move">,
): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    if (!(await isOwn(trx, userId, from)) || !(await isOwn(trx, userId, to))) return missing
    const item = await trx
      .selectFrom("wish_list_items as item")
      .innerJoin("products", "products.id", "item.product_id")
      .select(["item.product_id", "item.sku_id"])
      .where("item.list_id", "=", from)
      .where("products.url", "=", product)
      .executeTakeFirst()
    if (!item) return missing
    if (from === to) return done
    const moved = await insertItem(trx, to, item.product_id, item.sku_id)
    if (!moved.ok) return moved
    await trx
      .deleteFrom("wish_list_items")
      .where("list_id", "=", from)
      .where("product_id", "=", item.product_id)
      .execute()
    return done
  })
}

/** Creates a list. */
export function createWishList(db: Db, userId: number, { name }: Body<"create">): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    const lists = await trx
      .selectFrom("wish_lists")
      .select("name")
      .where("user_id", "=", userId)
      .execute()
    if (lists.some((list) => list.name === name)) return nameTaken
    if (lists.length >= wishListLimits.lists) return listsFull
    await trx.insertInto("wish_lists").values({ user_id: userId, name }).execute()
    return done
  })
}

/** Renames a list. */
export function renameWishList(
  db: Db,
  userId: number,
  { id, name }: Body<"rename">,
): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    if (!(await isOwn(trx, userId, id))) return missing
    const other = await trx
      .selectFrom("wish_lists")
      .select("id")
      .where("user_id", "=", userId)
      .where("name", "=", name)
      .where("id", "!=", id)
      .executeTakeFirst()
    if (other) return nameTaken
    await trx.updateTable("wish_lists").set({ name }).where("id", "=", id).execute()
    return done
  })
}

/** Deletes a list with what is in it. */
export function deleteWishList(db: Db, userId: number, { id }: Body<"delete">): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    if (!(await isOwn(trx, userId, id))) return missing
    await trx.deleteFrom("wish_lists").where("id", "=", id).execute()
    return done
  })
}

/** Creates the link that shows a list to others, or withdraws it. A new link has another token. */
export function shareWishList(
  db: Db,
  userId: number,
  { id, shared }: Body<"share">,
): Promise<Change> {
  return withUserLock(db, userId, async (trx) => {
    if (!(await isOwn(trx, userId, id))) return missing
    const token = randomBytes(32).toString("base64url")
    await trx
      .updateTable("wish_lists")
      .set({ share_token: shared ? token : null })
      .where("id", "=", id)
      .where("share_token", shared ? "is" : "is not", null)
      .execute()
    return done
  })
}

/**
 * Merges the products that a guest saved in the browser into the customer's first list. What is in
 * one of the lists already stays as it is. Returns the slugs of those for which there is no space.
 */
export function mergeSavedItems(
  db: Db,
  userId: number,
  { items }: Body<"merge">,
): Promise<Result<{ left: string[] }, ApiError>> {
  return withUserLock(db, userId, async (trx) => {
    const left: string[] = []
    // The last saved one comes first, and lists show it first.
    for (const { product, sku } of items.toReversed()) {
      const productId = await findProduct(trx, product)
      if (productId === null || (await isSaved(trx, userId, productId))) continue
      const list = await openFirstList(trx, userId)
      const saved = await insertItem(trx, list, productId, sku)
      if (!saved.ok) left.unshift(product)
    }
    return { ok: true, value: { left } }
  })
}

/** Serialises the changes of a customer's lists. */
function withUserLock<T>(db: Db, userId: number, change: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute()
    return change(trx)
  })
}

async function isOwn(trx: Trx, userId: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("wish_lists")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the id of the customer's first list, which is created if there is none. */
async function openFirstList(trx: Trx, userId: number): Promise<number> {
  const first = await trx
    .selectFrom("wish_lists")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id")
    .executeTakeFirst()
  if (first) return first.id
  const { id } = await trx
    .insertInto("wish_lists")
    .values({ user_id: userId })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

async function findProduct(trx: Trx, slug: string): Promise<number | null> {
  const id = (await findProductIds(trx, [slug])).get(slug)
  const row = await trx
    .selectFrom("products")
    .select("id")
    .where("id", "=", id ?? 0)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return row?.id ?? null
}

async function isSaved(trx: Trx, userId: number, productId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("wish_list_items as item")
    .innerJoin("wish_lists as list", "list.id", "item.list_id")
    .select("list.id")
    .where("list.user_id", "=", userId)
    .where("item.product_id", "=", productId)
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts a product into a list that has space for it. A SKU of another product is not saved. */
async function insertItem(
  trx: Trx,
  listId: number,
  productId: number,
  skuId: number | null,
): Promise<Change> {
  const { rows } = await sql`
    INSERT INTO wish_list_items (list_id, product_id, sku_id)
    SELECT ${listId}, ${productId}::integer,
      (SELECT id FROM skus WHERE id = ${skuId} AND product_id = ${productId})
    WHERE (SELECT count(*) FROM wish_list_items
      WHERE list_id = ${listId} AND product_id <> ${productId}) < ${wishListLimits.items}
    ON CONFLICT (list_id, product_id) DO UPDATE SET sku_id = excluded.sku_id
    RETURNING list_id`.execute(trx)
  return rows.length === 0 ? listFull : done
}
