import type { Kysely, Updateable } from "kysely"
import type { Database, SkusTable } from "#backend/db/schema.ts"
import { withDeadlockRetry } from "#backend/db/with-deadlock-retry.ts"
import { withProductChanges } from "#backend/models/product-affected-tags.ts"
import { lockEditors } from "#backend/models/record-rows.ts"

/** A SKU as the commands show it. */
export type SkuSummary = {
  id: number
  code: string
  productId: number
  productName: string
  priceCents: number
  specialCents: number | null
  stock: number
  isSold: boolean
}

/** Lists SKUs by code: one or all, or those with less stock than `below`. */
export async function listSkuSummaries(
  db: Kysely<Database>,
  { code, below, limit }: { code?: string; below?: number; limit: number },
): Promise<SkuSummary[]> {
  const rows = await db
    .selectFrom("skus")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["skus.id", "skus.code", "skus.product_id", "products.name", "skus.price_cents"])
    .select(["skus.special_price_cents", "skus.stock", "skus.enabled", "products.enabled as shown"])
    .$if(code !== undefined, (query) => query.where("skus.code", "=", code ?? ""))
    .$if(below !== undefined, (query) => query.where("skus.stock", "<", below ?? 0))
    .orderBy("skus.code")
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    productId: row.product_id,
    productName: row.name,
    priceCents: row.price_cents,
    specialCents: row.special_price_cents,
    stock: row.stock,
    isSold: row.enabled && row.shown,
  }))
}

/** Returns the SKU with this code; null if there is none. */
async function getSku(db: Kysely<Database>, code: string): Promise<SkuSummary | null> {
  return (await listSkuSummaries(db, { code, limit: 1 }))[0] ?? null
}

type Columns = Pick<
  Updateable<SkusTable>,
  "stock" | "price_cents" | "special_price_cents" | "special_from" | "special_until"
>

/**
 * Locks a SKU, updates it with the columns that `plan` returns for its current state, and
 * invalidates it in the storefront. Returns it before and after; null if there is none. If `plan`
 * returns null, nothing is written and `after` is null.
 */
export function updateSku(
  db: Kysely<Database>,
  code: string,
  plan: (sku: SkuSummary) => Columns | null,
): Promise<{ before: SkuSummary; after: SkuSummary | null } | null> {
  return withDeadlockRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockEditors(trx)
      await trx.selectFrom("skus").select("id").where("code", "=", code).forUpdate().execute()
      const before = await getSku(trx, code)
      if (before === null) return null
      const columns = plan(before)
      if (columns === null) return { before, after: null }
      await withProductChanges(trx, [before.productId], async () => {
        await trx.updateTable("skus").set(columns).where("id", "=", before.id).execute()
        return []
      })
      return { before, after: (await getSku(trx, code)) ?? before }
    }),
  )
}
