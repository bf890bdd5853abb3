import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { listGroupIdsBelow } from "./group-reads.ts"
import { isShownProduct, listProductTiles, type ProductTile } from "./product-tiles.ts"

export type ProductFilter = {
  /** Only products in this group or below it. */
  group?: string | null | undefined
  /** Only products that are also in this second group or below it. */
  within?: string | null | undefined
  isNew?: boolean | undefined
  limit: number
  offset: number
}

export type ProductList = { data: ProductTile[]; count: number }

/**
 * Lists the tiles of shown products by name, with the total count. With `isNew`, lists only new
 * products, newest first. A group that is not shown has no products.
 */
export async function listProducts(deps: Deps, filter: ProductFilter): Promise<ProductList> {
  const groups = [filter.group, filter.within].filter((url) => typeof url === "string")
  const idsOfGroups = await Promise.all(
    groups.map((url) => listGroupIdsBelow(deps.db, "Sell/Product", url, deps)),
  )
  if (idsOfGroups.some((ids) => ids.length === 0)) return { data: [], count: 0 }
  const where = buildWhere(deps, idsOfGroups, filter.isNew ?? false)
  const order = filter.isNew ? sql`p.created_at DESC, p.id DESC` : sql`p.sort_name, p.id`
  const [ids, count] = await Promise.all([
    selectIds(deps, where, order, filter),
    countProducts(deps, where),
  ])
  return { data: await listProductTiles(deps, ids), count }
}

function buildWhere(deps: Deps, idsOfGroups: number[][], isNew: boolean) {
  const conditions = [
    isShownProduct(deps),
    ...(isNew ? [sql`p.is_new`] : []),
    ...idsOfGroups.map(
      (ids) => sql`EXISTS (SELECT FROM product_groups pg
        WHERE pg.product_id = p.id AND pg.group_id = ANY(${ids}::integer[]))`,
    ),
  ]
  return sql.join(conditions, sql` AND `)
}

async function selectIds(
  { db }: Deps,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: ProductFilter,
) {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM products p WHERE ${where}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

async function countProducts({ db }: Deps, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM products p WHERE ${where}`.execute(db)
  return rows[0]?.count ?? 0
}
