import type { Kysely, Updateable } from "kysely"
import type { z } from "zod"
import { missingAddress } from "#backend/customers/addresses.ts"
import type { CartsTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { validateGuessLimit } from "#backend/promotions/guess-limit.ts"
import { buildPromotionCode } from "#backend/promotions/promotions.ts"
import type { ShippingPlace } from "#backend/shipping/shipping-options.ts"
import type { getCartSchema } from "#lib/contract/cart.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import type { CartChosen } from "./cart-content.ts"
import type { CartDeps } from "./cart-parts.ts"
import type { Shopper } from "./carts.ts"

/** A cart's shipping destination: `id` is the saved address, null for a destination without one. */
export type CartPlace = ShippingPlace & { id: number | null }

/** Returns the destination chosen for a cart; null if there is none or its address is disabled. */
export async function resolveCartPlace(
  db: Kysely<Database>,
  { addressId, suburb, postcode }: Pick<CartChosen, "addressId" | "suburb" | "postcode">,
  userId: number | null,
): Promise<CartPlace | null> {
  if (addressId !== null && userId !== null) return findAddressPlace(db, userId, addressId)
  return postcode === "" ? null : { id: null, suburb, postcode }
}

/** Returns the destination of a customer's own enabled address; null for any other. */
async function findAddressPlace(
  db: Kysely<Database>,
  userId: number,
  id: number,
): Promise<CartPlace | null> {
  const row = await db
    .selectFrom("addresses")
    .select(["id", "city as suburb", "postcode"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return row ?? null
}

/** Options of a cart: omitted ones stay unchanged, null resets. */
export type CartOptions = Omit<z.output<typeof getCartSchema>, "session">

type Change = Updateable<CartsTable>

/**
 * Saves the options with the cart. `codeError` is why a promotion code was rejected, else null. Returns a 404 error for someone else's address and then saves nothing.
 */
export async function saveCartOptions(
  deps: CartDeps,
  shopper: Shopper,
  cart: { id: string },
  options: CartOptions,
): Promise<Result<{ codeError: ErrorDetail | null }, ApiError>> {
  const place = await planPlace(deps.db, shopper.userId, options.shipping_address)
  if (!place.ok) return place
  const { codeError, ...code } = await planCode(deps, shopper, cart, options.promotion_code)
  const change = {
    ...place.value,
    ...code,
    ...(await planShipping(deps.db, options.shipping_type)),
  }
  if (Object.keys(change).length > 0) {
    await deps.db.updateTable("carts").set(change).where("id", "=", cart.id).execute()
  }
  return { ok: true, value: { codeError } }
}

async function planPlace(
  db: Kysely<Database>,
  userId: number | null,
  address: CartOptions["shipping_address"],
): Promise<Result<Change, ApiError>> {
  if (address === undefined) return { ok: true, value: {} }
  if (address === null) {
    return { ok: true, value: { address_id: null, suburb: "", postcode: "" } }
  }
  if (typeof address === "object") {
    const { suburb, postcode } = address
    return { ok: true, value: { address_id: null, suburb, postcode } }
  }
  const own = userId === null ? null : await findAddressPlace(db, userId, address)
  return own === null
    ? { ok: false, error: missingAddress }
    : { ok: true, value: { address_id: address, suburb: "", postcode: "" } }
}

/** A code that is already stored is not validated again. */
async function planCode(
  deps: CartDeps,
  { client }: Shopper,
  cart: { id: string },
  promotionCode: CartOptions["promotion_code"],
): Promise<Change & { codeError: ErrorDetail | null }> {
  if (promotionCode === undefined) return { codeError: null }
  const code = buildPromotionCode(promotionCode ?? "")
  if (code === "") return { codeError: null, promotion_code: "" }
  const stored = await deps.db
    .selectFrom("carts")
    .select("promotion_code")
    .where("id", "=", cart.id)
    .executeTakeFirst()
  if (stored?.promotion_code === code) return { codeError: null }
  const codeError = await validateGuessLimit(deps, client, code)
  return codeError === null ? { codeError, promotion_code: code } : { codeError }
}

async function planShipping(
  db: Kysely<Database>,
  shippingTypeId: CartOptions["shipping_type"],
): Promise<Change> {
  if (shippingTypeId === undefined) return {}
  if (shippingTypeId === null) return { shipping_type_id: null }
  const type = await db
    .selectFrom("shipping_types")
    .select("id")
    .where("id", "=", shippingTypeId)
    .where("enabled", "=", true)
    .executeTakeFirst()
  return { shipping_type_id: type?.id ?? null }
}
