import { sql } from "kysely"
import { listChangedRecords } from "#backend/models/affected-tags.ts"
import { getProductAffectedTags } from "#backend/models/product-affected-tags.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { getLowStockLimit, isLowStock } from "#backend/settings/site-settings.ts"
import type { OrderTrx } from "./order.ts"

/** The difference in stock by SKU id; negative to take stock. */
export type StockChange = ReadonlyMap<number, number>

type Sku = {
  id: number
  stock: number
  enabled: boolean
  product_id: number
  /** The limit of its product; null: that of the shop. */
  low_stock: number | null
}

/**
 * Adds and takes stock, all of it or nothing: returns the SKUs with too little stock or no longer
 * for sale. Enqueues change events for products that sell out, run low or are available again. Locks
 * SKUs and then products in the order of their ids; write order lines, which reference them, afterwards.
 */
export async function updateStock(trx: OrderTrx, change: StockChange): Promise<number[]> {
  const wanted = [...change]
  if (wanted.every(([, by]) => by === 0)) return []
  const skus = await lockSkus(
    trx,
    wanted.map(([id]) => id),
  )
  const byId = new Map(skus.map((sku) => [sku.id, sku]))
  const short = wanted.filter(([id, by]) => by < 0 && !canTake(byId.get(id), -by))
  if (short.length > 0) return short.map(([id]) => id)
  const lowStock = await getLowStockLimit(trx)
  const crossed = skus.filter(({ id, stock, low_stock: limit }) => {
    const levelOf = (count: number) => (isLowStock(count, limit ?? lowStock) ? "low" : count > 0)
    return levelOf(stock) !== levelOf(stock + (change.get(id) ?? 0))
  })
  await lockProducts(trx, skus, crossed.length > 0)
  if (crossed.length === 0) await writeStock(trx, wanted)
  else await writeAndEnqueueChanges(trx, wanted, crossed)
  return []
}

/** Returns several stock changes as one, so that returned stock can be taken at once. */
export function mergeStockChanges(...changes: readonly StockChange[]): StockChange {
  const joined = new Map<number, number>()
  for (const [id, by] of changes.flatMap((change) => [...change])) {
    joined.set(id, (joined.get(id) ?? 0) + by)
  }
  return joined
}

/** Sums up order lines per SKU; `sign` is 1 to restock, -1 to take stock. */
export function buildStockChange(
  lines: readonly { sku_id: number | null; qty: number }[],
  sign: 1 | -1,
): StockChange {
  return mergeStockChanges(
    ...lines.map(({ sku_id: id, qty }) => new Map(id === null ? [] : [[id, sign * qty]])),
  )
}

function canTake(sku: Sku | undefined, count: number): boolean {
  return sku?.enabled === true && sku.stock >= count
}

function lockSkus(trx: OrderTrx, ids: readonly number[]): Promise<Sku[]> {
  return trx
    .selectFrom("skus")
    .select(["id", "stock", "enabled", "product_id"])
    .select(({ selectFrom }) =>
      selectFrom("products")
        .select("low_stock")
        .whereRef("products.id", "=", "skus.product_id")
        .as("low_stock"),
    )
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute()
}

async function writeStock(
  trx: OrderTrx,
  change: readonly (readonly [number, number])[],
): Promise<void> {
  const ids = change.map(([id]) => id)
  const by = change.map(([, count]) => count)
  await sql`UPDATE skus SET stock = stock + change.by
    FROM unnest(${ids}::integer[], ${by}::integer[]) AS change(id, by)
    WHERE skus.id = change.id AND skus.stock + change.by >= 0
      AND set_config('curlew.stock_reason', 'order', true) = 'order'`.execute(trx)
}

async function writeAndEnqueueChanges(
  trx: OrderTrx,
  change: readonly (readonly [number, number])[],
  crossed: readonly Sku[],
): Promise<void> {
  const products = [...new Set(crossed.map((sku) => sku.product_id))]
  const before = await getProductAffectedTags(trx, products)
  await writeStock(trx, change)
  const after = await getProductAffectedTags(trx, products)
  await trx
    .updateTable("products")
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "in", products)
    .execute()
  await enqueueChanges(trx, listChangedRecords(before, after))
}

/**
 * Locks all products at once, sorted: the order's lines will reference them, and other transactions
 * may lock them too.
 */
async function lockProducts(
  trx: OrderTrx,
  skus: readonly Sku[],
  isAvailabilityChanged: boolean,
): Promise<void> {
  const ids = [...new Set(skus.map((sku) => sku.product_id))]
  const products = trx.selectFrom("products").select("id").where("id", "in", ids).orderBy("id")
  await (isAvailabilityChanged ? products.forUpdate() : products.forKeyShare()).execute()
}
