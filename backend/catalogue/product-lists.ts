import { type RawBuilder, sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { WireProductFacets } from "#lib/contract/product-filter.ts"
import { listFilteredProducts } from "./filtered-products.ts"
import { listGroupIdsBelow } from "./group-reads.ts"
import { emptyFacets } from "./list-facets.ts"
import { isDefaultList, type ListFilter } from "./list-filter.ts"
import { isShownProduct, listProductTiles, type ProductTile } from "./product-tiles.ts"

export type ProductFilter = {
  /** Only products in this group or below it. */
  group?: string | null | undefined
  /** Only products that are also in this second group or below it. */
  within?: string | null | undefined
  isNew?: boolean | undefined
  /** Sorts and filters the list; without it, lists all products in the default order. */
  filter?: ListFilter | undefined
  limit: number
  offset: number
}

/** A page of a list, the total count, and the facets if they were requested. */
export type ProductList = {
  data: ProductTile[]
  count: number
  facets?: WireProductFacets | undefined
}

/**
 * Lists the tiles of shown products with the total count: those that the owner features, then the
 * others by name. With `isNew`, lists only new products, newest first. A group that is not shown
 * has no products.
 */
export async function listProducts(deps: Deps, filter: ProductFilter): Promise<ProductList> {
  const groups = [filter.group, filter.within].filter((url) => typeof url === "string")
  const idsOfGroups = await Promise.all(
    groups.map((url) => listGroupIdsBelow(deps.db, "Sell/Product", url, deps)),
  )
  if (idsOfGroups.some((ids) => ids.length === 0))
    return { data: [], count: 0, ...(filter.filter?.withFacets && { facets: emptyFacets }) }
  const where = buildWhere(deps, idsOfGroups, filter.isNew ?? false)
  if (filter.filter && !isDefaultList(filter.filter)) {
    const query = sql`SELECT p.id, 0 AS rank FROM products p WHERE ${where}`
    return listFilteredProducts(deps, { query, isSearch: false }, filter.filter, filter)
  }
  const order = filter.isNew
    ? sql`p.created_at DESC, p.id DESC`
    : sql`p.featured_position, p.sort_name, p.id`
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
