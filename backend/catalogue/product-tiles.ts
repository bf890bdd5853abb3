import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireProductTile } from "#lib/contract/product.ts"
import type { WireRating } from "#lib/contract/review.ts"
import { type ImageRow, listImageRows } from "./images.ts"
import { buildPriceSummary, type PricedSku } from "./prices.ts"
import { getRatings } from "./ratings.ts"
import { buildRowsByKey } from "./rows-by-key.ts"

/**
 * Returns the SQL condition that a row of `products` is shown. A product without SKUs is never
 * shown, a disabled one only to a preview.
 */
export function isShownProduct(reader: { showsDrafts?: boolean | undefined }): RawBuilder<SqlBool> {
  return reader.showsDrafts ? sql<SqlBool>`has_skus` : sql<SqlBool>`enabled AND has_skus`
}

/** A product in a grid, with its original image instead of a rendition. */
export type ProductTile = Omit<WireProductTile, "image" | "rating"> & {
  image: ImageRow | null
  rating: WireRating | null
}

type TileRow = {
  id: number
  name: string
  url: string
  blurb: string
  badge: string
  is_new: boolean
  image_hash: string | null
}

type StockedSku = PricedSku & { product_id: number; stock: number }

/** Lists the tiles of the shown products among these ids, in the order of the ids. */
export async function listProductTiles(deps: Deps, ids: readonly number[]): Promise<ProductTile[]> {
  if (ids.length === 0) return []
  const { db } = deps
  const now = deps.now()
  const [rows, skus, ratings] = await Promise.all([
    selectRows(deps, ids),
    selectSkus(db, ids),
    getRatings(db, ids),
  ])
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.image_hash),
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const skusOf = buildRowsByKey(skus, (sku) => sku.product_id)
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    const tile = row && buildTile(row, imageOf(row.image_hash), skusOf.get(id) ?? [], now)
    return tile ? [{ ...tile, rating: ratings.get(id) ?? null }] : []
  })
}

function buildTile(
  row: TileRow,
  image: ImageRow | null,
  skus: StockedSku[],
  now: Date,
): Omit<ProductTile, "rating"> | null {
  const price = buildPriceSummary(skus, now)
  if (!price) return null
  return {
    id: row.id,
    name: row.name,
    slug: row.url,
    blurb: row.blurb,
    badge: row.badge,
    price: buildAmount(price.eachCents),
    full_price: buildAmount(price.fullCents),
    has_price_range: price.hasRange,
    price_changes_at: price.changesAt?.toISOString() ?? null,
    image,
    in_stock: skus.some((sku) => sku.stock > 0),
    is_new: row.is_new,
    is_on_special: price.isOnSpecial,
  }
}

async function selectRows({ db, showsDrafts }: Deps, ids: readonly number[]): Promise<TileRow[]> {
  const { rows } = await sql<TileRow>`
    SELECT id, name, url, blurb, badge, is_new, (
      SELECT image_hash FROM photos WHERE product_id = products.id AND enabled
      ORDER BY sort_order, id LIMIT 1) AS image_hash
    FROM products WHERE id = ANY(${ids}::integer[])
      AND ${isShownProduct({ showsDrafts })}`.execute(db)
  return rows
}

function selectSkus(db: Kysely<Database>, ids: readonly number[]): Promise<StockedSku[]> {
  return db
    .selectFrom("skus")
    .select([
      "product_id",
      "price_cents",
      "special_price_cents",
      "special_from",
      "special_until",
      "stock",
    ])
    .where("product_id", "in", ids)
    .where("enabled", "=", true)
    .execute()
}
