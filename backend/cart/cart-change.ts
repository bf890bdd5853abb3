import { type Kysely, sql } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { CartErrorCode, cartChangeSchema } from "#lib/contract/cart.ts"
import { type ErrorDetail, formatErrorDetail } from "#lib/contract/error-detail.ts"
import type { ShopperCart } from "./shopper-cart.ts"

/** Response to a change of a cart. */
export type CartChange = z.input<typeof cartChangeSchema>

/** Why a cart was not changed. */
export type CartError = { code: CartErrorCode; detail: ErrorDetail }

/** Builds the response to a successful change; `id` is the line that was changed. */
export async function buildAcceptedChange(
  db: Kysely<Database>,
  cart: ShopperCart | null,
  id: number | null = null,
): Promise<CartChange> {
  return { success: true, ...(await describe(db, cart)), id }
}

/** Builds the response to a change that was rejected. */
export async function buildRejectedChange(
  db: Kysely<Database>,
  cart: ShopperCart | null,
  error: CartError,
): Promise<CartChange> {
  const message = formatErrorDetail(error.detail)
  return { success: false, message, ...error, ...(await describe(db, cart)) }
}

async function describe(db: Kysely<Database>, cart: ShopperCart | null) {
  if (cart === null) return { sessionKey: null, item_count: 0 }
  const { rows } = await sql<{ item_count: number }>`
    SELECT coalesce(sum(qty), 0)::integer AS item_count
    FROM cart_lines WHERE cart_id = ${cart.id}::uuid`.execute(db)
  return { sessionKey: cart.sessionKey, item_count: rows[0]?.item_count ?? 0 }
}
