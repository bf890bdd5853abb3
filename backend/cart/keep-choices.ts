import type { Kysely, Updateable } from "kysely"
import type { z } from "zod"
import { missingAddress } from "#backend/customers/addresses.ts"
import type { CartsTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import { refuseGuess } from "#backend/promotions/guess-limit.ts"
import { buildPromotionCode } from "#backend/promotions/resolve-promotion.ts"
import type { getCartSchema } from "#lib/contract/cart.ts"
import type { CartDeps } from "./cart-parts.ts"
import { findAddressPlace } from "./cart-place.ts"
import type { Shopper } from "./shopper.ts"

/** Options of a cart: omitted ones stay unchanged, null resets. */
export type CartWish = Omit<z.output<typeof getCartSchema>, "session">

type Change = Updateable<CartsTable>

/**
 * Saves the options with the cart. `message` explains why a promotion code was rejected, else it is
 * empty. Returns a 404 error for someone else's address and then saves nothing.
 */
export async function keepChoices(
  deps: CartDeps,
  shopper: Shopper,
  cart: { id: string },
  wish: CartWish,
): Promise<{ sentence: string } | { refusal: Refusal }> {
  const place = await planPlace(deps.db, shopper.userId, wish.shipping_address)
  if ("status" in place) return { refusal: place }
  const { sentence, ...code } = await planCode(deps, shopper, cart, wish.promotion_code)
  const change = { ...place, ...code, ...(await planShipping(deps.db, wish.shipping_type)) }
  if (Object.keys(change).length > 0) {
    await deps.db.updateTable("carts").set(change).where("id", "=", cart.id).execute()
  }
  return { sentence }
}

async function planPlace(
  db: Kysely<Database>,
  userId: number | null,
  wish: CartWish["shipping_address"],
): Promise<Change | Refusal> {
  if (wish === undefined) return {}
  if (wish === null) return { address_id: null, suburb: "", postcode: "" }
  if (typeof wish === "object") {
    return { address_id: null, suburb: wish.suburb, postcode: wish.postcode }
  }
  const own = userId === null ? null : await findAddressPlace(db, userId, wish)
  return own === null ? missingAddress : { address_id: wish, suburb: "", postcode: "" }
}

/** A code that is already stored is not validated again. */
async function planCode(
  deps: CartDeps,
  { client }: Shopper,
  cart: { id: string },
  wish: CartWish["promotion_code"],
): Promise<Change & { sentence: string }> {
  if (wish === undefined) return { sentence: "" }
  const code = buildPromotionCode(wish ?? "")
  if (code === "") return { sentence: "", promotion_code: "" }
  const kept = await deps.db
    .selectFrom("carts")
    .select("promotion_code")
    .where("id", "=", cart.id)
    .executeTakeFirst()
  if (kept?.promotion_code === code) return { sentence: "" }
  const sentence = await refuseGuess(deps, client, code)
  return sentence === null ? { sentence: "", promotion_code: code } : { sentence }
}

async function planShipping(
  db: Kysely<Database>,
  wish: CartWish["shipping_type"],
): Promise<Change> {
  if (wish === undefined) return {}
  if (wish === null) return { shipping_type_id: null }
  const type = await db
    .selectFrom("shipping_types")
    .select("id")
    .where("id", "=", wish)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return { shipping_type_id: type?.id ?? null }
}
