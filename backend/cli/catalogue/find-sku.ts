import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

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
export async function getSku(db: Kysely<Database>, code: string): Promise<SkuSummary | null> {
  return (await listSkuSummaries(db, { code, limit: 1 }))[0] ?? null
}
