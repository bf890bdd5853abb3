import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import type { WireProduct } from "#lib/contract/product.ts"

type ProductGroup = WireProduct["groups"][number]
type ProductGroupRow = {
  id: number
  name: string
  url: string
  breadcrumbs: ProductGroup["breadcrumbs"]
}

/** Lists the shown groups of a product, each with its breadcrumbs from the root to itself. */
export async function listProductGroups(
  { db, showsDrafts = false }: Deps,
  productId: number,
): Promise<{ id: number; group: ProductGroup }[]> {
  const { rows } = await sql<ProductGroupRow>`
    SELECT g.id, g.name, g.url,
      jsonb_agg(jsonb_build_object('url', step.url, 'name', step.name) ORDER BY step.lft) AS breadcrumbs
    FROM product_groups own
      JOIN groups g ON g.id = own.group_id AND g.model = 'Sell/Product'
      JOIN groups step ON step.root = g.root AND step.lft <= g.lft AND step.rgt >= g.rgt
    WHERE own.product_id = ${productId}
    GROUP BY g.id, own.sort_order
    HAVING bool_and(step.enabled) OR ${showsDrafts}
    ORDER BY own.sort_order, g.root, g.lft`.execute(db)
  return rows.map(({ id, ...group }) => ({ id, group }))
}
