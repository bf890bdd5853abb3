import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ShippingPlace } from "#backend/shipping/shipping-options.ts"
import type { CartChosen } from "./cart-content.ts"

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
export async function findAddressPlace(
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
