import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { resolvePromotion } from "#backend/promotions/promotions.ts"
import type { CartContent, CartLine } from "./cart-content.ts"
import { listCartLines } from "./cart-lines.ts"

type Reader = { now: Date; userId: number | null }

/** Returns the content of a cart with current prices for its owner (`userId` null for a guest). */
export async function getCartContent(
  db: Kysely<Database>,
  cart: { id: string },
  reader: Reader,
): Promise<CartContent> {
  const row = await db
    .selectFrom("carts")
    .select(["promotion_code", "shipping_type_id", "address_id", "suburb", "postcode"])
    .where("id", "=", cart.id)
    .executeTakeFirst()
  const lines = await listCartLines(db, cart.id, reader.now)
  const promotionCode = row?.promotion_code ?? ""
  return {
    id: cart.id,
    lines,
    promotionCode,
    ...(await readPromotion(db, promotionCode, lines, reader)),
    choices: {
      shippingTypeId: row?.shipping_type_id ?? null,
      addressId: row?.address_id ?? null,
      suburb: row?.suburb ?? "",
      postcode: row?.postcode ?? "",
    },
  }
}

async function readPromotion(
  db: Kysely<Database>,
  code: string,
  lines: readonly CartLine[],
  reader: Reader,
): Promise<Pick<CartContent, "promotion" | "promotionError">> {
  if (code === "" || lines.length === 0) return { promotion: null, promotionError: null }
  const resolved = await resolvePromotion(db, code, lines, reader)
  return resolved.ok
    ? { promotion: resolved.value, promotionError: null }
    : { promotion: null, promotionError: resolved.error }
}
