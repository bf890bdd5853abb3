import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireAwaitedSku } from "#lib/contract/stock-alert.ts"
import { listAlertItems } from "./alert-item.ts"

type CountRow = {
  id: number
  code: string
  stock: number
  waiting: number
  unconfirmed: number
  waiting_since: Date | null
}

/** Lists the SKUs that people wait for, with their numbers, those with the most people first. */
export async function listStockAlerts(
  db: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: WireAwaitedSku[]; count: number }> {
  const { rows } = await sql<CountRow>`
    SELECT s.id, s.code, s.stock, count(a.confirmed_at)::integer AS waiting,
      (count(*) - count(a.confirmed_at))::integer AS unconfirmed,
      min(a.confirmed_at) AS waiting_since
    FROM stock_alerts a JOIN skus s ON s.id = a.sku_id
    GROUP BY s.id ORDER BY waiting DESC, s.code LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const items = await listAlertItems(
    db,
    rows.map(({ id }) => id),
  )
  const total = await sql<{ count: number }>`
    SELECT count(DISTINCT sku_id)::integer AS count FROM stock_alerts`.execute(db)
  return {
    data: rows.map((row) => ({
      ...row,
      name: items.get(row.id)?.name ?? "",
      waiting_since: row.waiting_since?.toISOString() ?? null,
    })),
    count: total.rows[0]?.count ?? 0,
  }
}
