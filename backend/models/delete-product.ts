import { sql } from "kysely"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Trx } from "./model-definition.ts"

/**
 * Deletes a locked product with its SKUs, photos, reviews and stock movements. Rejected if it was ever
 * ordered: an order stores copies of names and prices, but restocking, ordering again and the reviews
 * of its buyers need the product.
 */
export async function deleteUnorderedProduct(
  trx: Trx,
  id: number,
): Promise<Result<null, ApiError>> {
  const { rows } = await sql`SELECT FROM order_lines WHERE product_id = ${id}
    OR sku_id IN (SELECT id FROM skus WHERE product_id = ${id}) LIMIT 1`.execute(trx)
  if (rows.length > 0) return ordered
  await trx.deleteFrom("products").where("id", "=", id).execute()
  return { ok: true, value: null }
}

const ordered: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "product_ordered" }),
}
