import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import { runOnce } from "#backend/audit/run-once.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { shopModels } from "#backend/models/shop-models.ts"
import { updateModel, type WriteResult } from "#backend/models/write-model.ts"
import type { productWorkCalls, WireStockMovement } from "#lib/contract/product-work-calls.ts"
import type { Result } from "#lib/contract/result.ts"

type Db = Kysely<Database>
type Move = z.output<(typeof productWorkCalls)["moveStock"]["body"]>

const maxStock = 1_000_000

/**
 * Changes the stock of a SKU by a difference, and states the reason for the movement that the
 * database adds; once for each idempotency key. Rejected if less is left than is to be taken.
 * `userId` is null for the owner's token.
 */
export function moveStock(
  db: Db,
  { idempotency_key: key, ...move }: Move,
  userId: number | null,
): Promise<WriteResult> {
  const request = { call: "sell/sku/moveStock", key, input: move }
  const writeMore = async (trx: Trx): Promise<Result<null, ApiError>> => {
    const done = await runOnce(trx, request, () => write(trx, move, userId))
    return done.ok ? { ok: true, value: null } : done
  }
  return updateModel(db, shopModels["sell/sku"], move.id, {}, { writeMore })
}

async function write(
  trx: Trx,
  { id, change, reason, note }: Omit<Move, "idempotency_key">,
  userId: number | null,
): Promise<Result<number, ApiError>> {
  const { stock } = await trx
    .selectFrom("skus")
    .select("stock")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  if (stock + change < 0) {
    const detail = { code: "stock_insufficient", params: { count: stock } } as const
    return { ok: false, error: buildFieldError("change", detail, 409) }
  }
  if (stock + change > maxStock) {
    return { ok: false, error: buildFieldError("change", { code: "stock_too_large" }) }
  }
  await sql`SELECT set_config('curlew.stock_reason', ${reason}, true),
    set_config('curlew.stock_note', ${note}, true),
    set_config('curlew.stock_user', ${String(userId ?? "")}, true)`.execute(trx)
  await sql`UPDATE skus SET stock = stock + ${change} WHERE id = ${id}`.execute(trx)
  return { ok: true, value: id }
}

type Query = z.output<(typeof productWorkCalls)["listStockMovements"]["body"]>

/** Returns a page of the stock movements of a product's SKUs, newest first. */
export async function listStockMovements(
  db: Db,
  { product_id, page, page_size }: Query,
): Promise<{ data: WireStockMovement[]; count: number }> {
  const wanted = db
    .selectFrom("stock_movements as m")
    .innerJoin("skus", "skus.id", "m.sku_id")
    .leftJoin("users", "users.id", "m.user_id")
    .where("skus.product_id", "=", product_id)
  const { count } = await wanted
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .select(["m.id", "m.at", "m.sku_id", "skus.code", "m.change", "m.stock_after"])
    .select(["m.reason", "m.note", "users.first_name", "users.last_name", "users.email"])
    .orderBy("m.id", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const data = rows.map(({ first_name, last_name, email, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    actor: [first_name, last_name].filter((name) => name).join(" ") || (email ?? ""),
  }))
  return { data, count: Number(count) }
}
